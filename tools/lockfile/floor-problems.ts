import { packageName, type Supply } from './supply.ts';

/** Below these versions lie known holes, or what we build on is missing. Wherever the package lies, if it is there. */
const floors: Readonly<Record<string, readonly number[]>> = {
  sharp: [0, 35],
  fastify: [5, 8, 5],
  astro: [7],
  'path-to-regexp': [8, 4],
};

export function floorProblems({ packages }: Supply): string[] {
  return Object.entries(packages).flatMap(([path, { version = '0' }]) => {
    const floor = path === '' ? undefined : floors[packageName(path)];
    return floor === undefined || isAtLeast(version, floor)
      ? []
      : [`package-lock.json: ${path} is ${version}; take ${floor.join('.')} or later.`];
  });
}

function isAtLeast(version: string, floor: readonly number[]): boolean {
  const numbers = version.split(/[.-]/).map(Number);
  const differs = floor.findIndex((wanted, index) => (numbers[index] ?? 0) !== wanted);
  return differs === -1 || (numbers[differs] ?? 0) > (floor[differs] ?? 0);
}
