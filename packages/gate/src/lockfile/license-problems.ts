import { packageName, type Supply } from './supply.ts';

/** Licenses that only require their own text to be passed on. */
const allowed = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'MPL-2.0',
]);

interface Exception {
  readonly packages: RegExp;
  /** The license as the package states it; undefined if it states none. */
  readonly license: RegExp | undefined;
  readonly why: string;
}

/** Packages that may have another license, each with the reason; docs/dependencies.md lists them for readers. */
const exceptions: readonly Exception[] = [
  { packages: /^@fontsource-variable\//, license: /^OFL-1\.1$/, why: 'a font' },
  {
    packages: /^@img\/sharp-/,
    license: /^(?:Apache-2\.0 AND )?LGPL-3\.0-or-later(?: AND MIT)?$/,
    why: 'libvips, a separate library that draws pictures during the build; readers never receive it',
  },
  {
    packages: /^argparse$/,
    license: /^Python-2\.0$/,
    why: 'the license of Python, as permissive as MIT; used during the build',
  },
  { packages: /^npm$/, license: /^Artistic-2\.0$/, why: 'the installer itself' },
  { packages: /^spdx-exceptions$/, license: /^CC-BY-3\.0$/, why: 'a list inside npm' },
  { packages: /^qrcode-terminal$/, license: undefined, why: 'inside npm; Apache-2.0 by its own text' },
  {
    packages: /^pako$/,
    license: /^\(MIT AND Zlib\)$/,
    why: 'the zlib license requires less than MIT; used for the audits',
  },
];

/** Reports packages whose license does not let us pass them on, including development packages. */
export function licenseProblems({ packages }: Supply): string[] {
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !isFine(packageName(path), entry.license))
    .map(
      ([path, { license }]) =>
        `package-lock.json: ${path} is under "${license ?? 'no license'}"; use another package, or explain the exception in packages/gate/src/lockfile/license-problems.ts.`,
    );
}

function isFine(name: string, license: string | undefined): boolean {
  if (license !== undefined && isAllowed(license)) return true;
  return exceptions.some(
    (exception) =>
      exception.packages.test(name) &&
      (license === undefined ? exception.license === undefined : exception.license?.test(license)),
  );
}

/**
 * Whether an SPDX expression is allowed. Packages write it without nesting: alternatives (OR), or licenses that all apply
 * (AND).
 */
function isAllowed(expression: string): boolean {
  const bare = expression.replaceAll(/^\(|\)$/g, '');
  if (bare.includes(' AND ')) return bare.split(' AND ').every((license) => allowed.has(license));
  return bare.split(' OR ').some((license) => allowed.has(license));
}
