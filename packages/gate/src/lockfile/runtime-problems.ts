import { packageName, type Supply } from './supply.ts';

/** Reports files that name different Node versions, and programs that production runs but does not install. */
export function runtimeProblems(supply: Supply): string[] {
  return [...versionProblems(supply), ...productionProblems(supply)];
}

function versionProblems({ packages, manifest, nodeFloors }: Supply): string[] {
  const versions = Object.entries(manifest.optionalDependencies).filter(
    ([name]) => packages[`node_modules/${name}`]?.bin?.node !== undefined,
  );
  const [first, ...others] = versions;
  if (first === undefined) return [];
  const [name, version] = first;
  const major = version.split('.')[0];
  return [
    ...others
      .filter(([, other]) => other !== version)
      .map(
        ([other, its]) =>
          `package.json: ${other} is ${its}, but ${name} is ${version}; pin the same Node version in both.`,
      ),
    ...Object.entries({ ...nodeFloors, 'package.json, engines': manifest.engines.node })
      .filter(([, floor]) => floor.replace('>=', '').trim() !== major)
      .map(([file, floor]) => `${file}: names Node ${floor.trim()}, but ${name} is ${version}.`),
  ];
}

/** Reports programs, such as Node, that production runs but does not install. Another rule checks imports. */
function productionProblems({ packages, production }: Supply): string[] {
  return Object.entries(production).flatMap(([file, text]) =>
    [...text.matchAll(/node_modules\/\.bin\/([\w-]+)|^([\w-]+) /gm)].flatMap(([, linked, called]) => {
      const program = linked ?? called ?? '';
      const bringing = Object.entries(packages).filter(([, { bin }]) => bin?.[program] !== undefined);
      return bringing.length > 0 && bringing.every(([, { dev }]) => dev)
        ? [
            `${file}: runs ${program} from the dev dependency ${bringing.map(([path]) => packageName(path)).join(', ')}, but production does not install dev dependencies.`,
          ]
        : [];
    }),
  );
}
