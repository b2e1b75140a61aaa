import { type LockedPackage, packageName, type Supply } from './supply.ts';

/** A machine in npm's terms. */
export interface Platform {
  readonly os: string;
  readonly cpu: string;
}

/** The platforms on which people develop or run the site. Each has a Node package among the optional dependencies. */
export const platforms: readonly Platform[] = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
];

/** Reports packages that cannot be installed everywhere: each must run on all platforms or have a variant for each. */
export function platformProblems({ packages }: Supply): string[] {
  return [...boundProblems(packages), ...siblingProblems(packages)];
}

/** Reports packages for other machines that are not optional, because npm refuses to install them. */
function boundProblems(packages: Supply['packages']): string[] {
  return Object.entries(packages)
    .filter(([, entry]) => !entry.optional)
    .flatMap(([path, entry]) => {
      const refused = platforms.filter((platform) => !isMadeFor(entry, platform)).map(nameOf);
      return refused.length === 0
        ? []
        : [
            `package-lock.json: ${path} cannot be installed on ${refused.join(', ')}; make it an optional dependency, beside the packages for those platforms.`,
          ];
    });
}

/** Reports packages whose compiled part comes in one package per platform and that lack one of our platforms. */
function siblingProblems(packages: Supply['packages']): string[] {
  const byName = new Map(Object.entries(packages).map(([path, entry]) => [packageName(path), entry]));
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const siblings = Object.keys(optionalDependencies).map((name) => byName.get(name));
    const found = siblings.filter((entry) => entry?.os !== undefined) as LockedPackage[];
    // Packages for one system only, such as the file watcher of macOS, are not needed on the others.
    if (new Set(found.map(({ os }) => String(os))).size < 2) return [];
    return platforms
      .filter((platform) => !found.some((entry) => isMadeFor(entry, platform)))
      .map(
        (platform) =>
          `package-lock.json: ${path || 'this project'} has no optional package for ${nameOf(platform)}; rewrite the lockfile with npm install --package-lock-only, or use another version.`,
      );
  });
}

function isMadeFor({ os, cpu }: LockedPackage, platform: Platform): boolean {
  return isListed(os, platform.os) && isListed(cpu, platform.cpu);
}

/**
 * Whether a list in npm's format includes a name. Such a list has either the included names, or the excluded ones with a
 * `!`.
 */
function isListed(list: string | readonly string[] | undefined, name: string): boolean {
  const entries = typeof list === 'string' ? [list] : (list ?? []);
  if (entries.includes(`!${name}`)) return false;
  const named = entries.filter((entry) => !entry.startsWith('!'));
  return named.length === 0 || named.includes(name);
}

function nameOf({ os, cpu }: Platform): string {
  return `${os}-${cpu}`;
}
