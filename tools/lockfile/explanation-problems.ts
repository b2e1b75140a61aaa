import type { Supply } from './supply.ts';

const mostRuntimeDependencies = 30;

/** Few direct dependencies, and a line for each. */
export function explanationProblems({ manifest, explained }: Supply): string[] {
  const runtime = Object.keys(manifest.dependencies);
  return [
    ...[manifest.dependencies, manifest.optionalDependencies, manifest.devDependencies]
      .flatMap((names) => Object.keys(names))
      .filter((name) => !explained.includes(`\`${name}\``))
      .map((name) => `docs/dependencies.md: ${name} has no line; say why it, and what else was considered.`),
    ...(runtime.length > mostRuntimeDependencies
      ? [`package.json: ${runtime.length} runtime dependencies; at most ${mostRuntimeDependencies}.`]
      : []),
  ];
}
