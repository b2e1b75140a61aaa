import { packageName, type Supply } from './supply.ts';

/** No package runs code when it is installed. Whoever brings a new one that wants to has to say no to it, or why not. */
export function installScriptProblems({ packages, manifest: { allowScripts } }: Supply): string[] {
  const wanting = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => packageName(path));
  return [
    ...wanting
      .filter((name) => allowScripts[name] === undefined)
      .map((name) => `package.json: ${name} has an install script; refuse it with npm deny-scripts ${name}.`),
    ...Object.entries(allowScripts)
      .filter(([, isAllowed]) => isAllowed)
      .map(
        ([name]) =>
          `package.json: ${name} may run code when installed; refuse it, or change this check and say why.`,
      ),
    ...Object.keys(allowScripts)
      .filter((name) => !wanting.includes(name))
      .map((name) => `package.json: allowScripts names ${name}, which has no install script; take it out.`),
  ];
}
