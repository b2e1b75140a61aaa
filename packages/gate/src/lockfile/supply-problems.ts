import { licenseProblems } from './license-problems.ts';
import { platformProblems } from './platform-problems.ts';
import { runtimeProblems } from './runtime-problems.ts';
import { packageName, type Supply } from './supply.ts';

/** Reports problems with the packages that we install. */
export function supplyProblems(supply: Supply): string[] {
  return [
    pinningProblems,
    actionProblems,
    installScriptProblems,
    licenseProblems,
    floorProblems,
    explanationProblems,
    platformProblems,
    runtimeProblems,
    scriptProblems,
  ].flatMap((problemsOf) => problemsOf(supply));
}

/**
 * Reports versions that are not exact, packages without integrity, download addresses, and an npm other than the tested
 * one.
 */
function pinningProblems({ packages, manifest, npmrc, scripts }: Supply): string[] {
  const direct = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.devDependencies };
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  return [
    ...installed
      .filter(([, entry]) => !entry.integrity && !entry.inBundle)
      .map(
        ([path]) => `package-lock.json: ${path} has no integrity; write the lockfile with the pinned npm.`,
      ),
    ...installed
      .filter(([, entry]) => entry.resolved !== undefined)
      .map(
        ([path]) => `package-lock.json: ${path} has a download address; set omit-lockfile-registry-resolved.`,
      ),
    ...Object.entries(direct)
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => `package.json: ${name} is "${version}"; pin an exact version.`),
    ...(manifest.packageManager === `npm@${direct.npm}` && /^npm@1[2-9]\./.test(manifest.packageManager)
      ? []
      : [
          `package.json: packageManager is "${manifest.packageManager}"; name the npm that is installed, 12 or later.`,
        ]),
    ...['ignore-scripts=true', 'save-exact=true', 'omit-lockfile-registry-resolved=true']
      .filter((setting) => !npmrc.split('\n').includes(setting))
      .map((setting) => `.npmrc: "${setting}" is missing; add it.`),
    ...Object.entries(scripts)
      .filter(([, text]) => /\bnpm (?:i|install|add|update|up)\b/.test(text))
      .map(([file]) => `${file}: installs packages that the lockfile does not name; use npm ci.`),
  ];
}

/** Reports actions that are not pinned to a commit, because a tag in another repository can be moved to other code. */
function actionProblems({ scripts }: Supply): string[] {
  return Object.entries(scripts).flatMap(([file, text]) =>
    [...text.matchAll(/\buses: (?<name>[^@\s]+)@(?<ref>\S+)/g)]
      .filter(({ groups }) => !/^[0-9a-f]{40}$/.test(groups?.ref ?? ''))
      .map(
        ({ groups }) =>
          `${file}: ${groups?.name} is "${groups?.ref}"; write the commit, and then the tag after a #.`,
      ),
  );
}

/**
 * Reports packages that run code when they are installed. A new package with an install script must be denied explicitly,
 * or this check must be changed for a reason.
 */
function installScriptProblems({ packages, manifest: { allowScripts } }: Supply): string[] {
  const wanting = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => packageName(path));
  return [
    ...wanting
      .filter((name) => allowScripts[name] === undefined)
      .map((name) => `package.json: ${name} has an install script; deny it with npm deny-scripts ${name}.`),
    ...Object.entries(allowScripts)
      .filter(([, isAllowed]) => isAllowed)
      .map(
        ([name]) =>
          `package.json: ${name} may run code when installed; deny it, or change this check and say why.`,
      ),
    ...Object.keys(allowScripts)
      .filter((name) => !wanting.includes(name))
      .map((name) => `package.json: allowScripts names ${name}, which has no install script; remove it.`),
  ];
}

/** Matches syntax that npm's shell on Windows does not support. */
const unixOnly = /(?:^|[\s&;])([A-Z_]+=|(?:exec|export|rm|cp|mv|mkdir)(?=\s))/;

/** Reports npm scripts that do not run on every operating system, or that do not report a Node that is too old. */
function scriptProblems({ manifest: { scripts } }: Supply): string[] {
  return Object.entries(scripts).flatMap(([name, script]) => {
    const [, word] = unixOnly.exec(script) ?? [];
    return [
      ...(word
        ? [`package.json, ${name}: "${word}" works only in Unix shells; move it into a command.`]
        : []),
      ...(/(?:^|&& )node (?!--import \.\/packages\/cli\/src\/npm-script\.mjs )/.test(script)
        ? [
            `package.json, ${name}: write node --import ./packages/cli/src/npm-script.mjs, which reports a Node that is too old.`,
          ]
        : []),
    ];
  });
}

const maxRuntimeDependencies = 30;

/** Reports too many direct dependencies, and those without an explanation. */
function explanationProblems({ manifest, explained }: Supply): string[] {
  const runtime = Object.keys(manifest.dependencies);
  return [
    ...[manifest.dependencies, manifest.optionalDependencies, manifest.devDependencies]
      .flatMap((names) => Object.keys(names))
      .filter((name) => !explained.includes(`\`${name}\``))
      .map(
        (name) =>
          `docs/dependencies.md: ${name} has no line; say why you chose it, and what else you considered.`,
      ),
    ...(runtime.length > maxRuntimeDependencies
      ? [`package.json: ${runtime.length} runtime dependencies; the limit is ${maxRuntimeDependencies}.`]
      : []),
  ];
}

/**
 * Minimum versions. Earlier ones have known vulnerabilities, or lack something that we need. They apply if the package is
 * installed.
 */
const floors: Readonly<Record<string, readonly number[]>> = {
  sharp: [0, 35],
  fastify: [5, 8, 5],
  astro: [7],
  'path-to-regexp': [8, 4],
};

function floorProblems({ packages }: Supply): string[] {
  return Object.entries(packages).flatMap(([path, { version = '0' }]) => {
    const floor = path === '' ? undefined : floors[packageName(path)];
    return floor === undefined || isAtLeast(version, floor)
      ? []
      : [`package-lock.json: ${path} is ${version}; use ${floor.join('.')} or later.`];
  });
}

function isAtLeast(version: string, floor: readonly number[]): boolean {
  const numbers = version.split(/[.-]/).map(Number);
  const differs = floor.findIndex((wanted, index) => (numbers[index] ?? 0) !== wanted);
  return differs === -1 || (numbers[differs] ?? 0) > (floor[differs] ?? 0);
}
