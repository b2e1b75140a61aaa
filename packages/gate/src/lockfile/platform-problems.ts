import { type LockedPackage, packageName, type Supply } from './supply.ts';

/** A machine as npm names it. */
export interface Platform {
  readonly os: string;
  readonly cpu: string;
}

/** Where people work on the site or run it; each has a package of Node among the optional dependencies. */
export const platforms: readonly Platform[] = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
];

/** Whoever clones the project can install it: nothing is bound to one kind of machine, or it has a sibling for each. */
export function platformProblems({ packages }: Supply): string[] {
  return [...boundProblems(packages), ...siblingProblems(packages)];
}

/** npm refuses to install where a package that is not optional is made for other machines. */
function boundProblems(packages: Supply['packages']): string[] {
  return Object.entries(packages)
    .filter(([, entry]) => !entry.optional)
    .flatMap(([path, entry]) => {
      const refused = platforms.filter((platform) => !isMadeFor(entry, platform)).map(nameOf);
      return refused.length === 0
        ? []
        : [
            `package-lock.json: ${path} cannot be installed on ${refused.join(', ')}; make it an optional dependency beside its siblings for those.`,
          ];
    });
}

/** A package that leaves its compiled part to packages for each kind of machine has one for each of ours. */
function siblingProblems(packages: Supply['packages']): string[] {
  const byName = new Map(Object.entries(packages).map(([path, entry]) => [packageName(path), entry]));
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const siblings = Object.keys(optionalDependencies).map((name) => byName.get(name));
    const found = siblings.filter((entry) => entry?.os !== undefined) as LockedPackage[];
    // One system only, such as the file watcher of macOS: the others do without.
    if (new Set(found.map(({ os }) => String(os))).size < 2) return [];
    return platforms
      .filter((platform) => !found.some((entry) => isMadeFor(entry, platform)))
      .map(
        (platform) =>
          `package-lock.json: ${path || 'this project'} has no optional package for ${nameOf(platform)}; write the lockfile anew with npm install --package-lock-only, or take another version.`,
      );
  });
}

function isMadeFor({ os, cpu }: LockedPackage, platform: Platform): boolean {
  return isNamed(os, platform.os) && isNamed(cpu, platform.cpu);
}

/** npm's lists: those that are named, or all but those with a `!`. */
function isNamed(list: string | readonly string[] | undefined, name: string): boolean {
  const entries = typeof list === 'string' ? [list] : (list ?? []);
  if (entries.includes(`!${name}`)) return false;
  const named = entries.filter((entry) => !entry.startsWith('!'));
  return named.length === 0 || named.includes(name);
}

function nameOf({ os, cpu }: Platform): string {
  return `${os}-${cpu}`;
}
