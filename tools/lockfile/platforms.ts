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
