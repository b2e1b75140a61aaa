import type { Supply } from './supply.ts';

/** What npm's shell on Windows does not know. */
const unixOnly = /(?:^|[\s&;])([A-Z_]+=|(?:exec|export|rm|cp|mv|mkdir)(?=\s))/;

/** npm scripts run on every operating system, and say when Node is too old. */
export function scriptProblems({ manifest: { scripts } }: Supply): string[] {
  return Object.entries(scripts).flatMap(([name, script]) => {
    const [, word] = unixOnly.exec(script) ?? [];
    return [
      ...(word
        ? [`package.json, ${name}: "${word}" is for Unix shells only; do it in a file of tools.`]
        : []),
      ...(/(?:^|&& )node (?!--import \.\/src\/npm-script\.mjs )/.test(script)
        ? [
            `package.json, ${name}: write node --import ./src/npm-script.mjs, which says when Node is too old.`,
          ]
        : []),
    ];
  });
}
