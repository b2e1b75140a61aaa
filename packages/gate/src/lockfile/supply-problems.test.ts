import { describe, expect, test } from 'vitest';
import { type LockedPackage, type Supply, versionProblems } from './supply.ts';
import { supplyProblems } from './supply-problems.ts';

const good: Supply = {
  packages: {
    '': {},
    'node_modules/fastify': { version: '5.8.5', integrity: 'sha512-x', license: 'MIT' },
    'node_modules/npm': { version: '12.2.0', integrity: 'sha512-x', license: 'Artistic-2.0', dev: true },
    'node_modules/npm/node_modules/qrcode-terminal': { version: '0.12.0', inBundle: true, dev: true },
    'node_modules/esbuild': { version: '1.0.0', integrity: 'x', license: 'MIT', hasInstallScript: true },
  },
  manifest: {
    packageManager: 'npm@12.2.0',
    engines: { node: '>=26' },
    scripts: { check: 'npm run a && tsc', start: 'node --import ./packages/cli/src/npm-script.mjs main.ts' },
    dependencies: { fastify: '5.8.5' },
    optionalDependencies: {},
    devDependencies: { npm: '12.2.0' },
    allowScripts: { esbuild: false },
  },
  npmrc: 'save-exact=true\nomit-lockfile-registry-resolved=true\nignore-scripts=true\n',
  nodeFloors: { '.nvmrc': '26\n' },
  production: { start: 'node main.ts', 'a.service': 'ExecStart=/srv/node_modules/.bin/node main.ts' },
  explained: '| `fastify` | why |\n| `npm` | why |',
  scripts: { '.ci/run': 'npm ci' },
};

/** Adds another package, which is valid except for the given fields. */
const withPackage = (name: string, entry: LockedPackage): Supply => ({
  ...good,
  packages: {
    ...good.packages,
    [`node_modules/a/node_modules/${name}`]: { version: '9.0.0', integrity: 'x', license: 'MIT', ...entry },
  },
});
/** Adds a package whose compiled part comes as these packages, one per platform. */
const withSiblings = (...machines: readonly string[]): Supply => ({
  ...good,
  packages: {
    ...good.packages,
    'node_modules/fastify': {
      ...good.packages['node_modules/fastify'],
      optionalDependencies: Object.fromEntries(machines.map((machine) => [`for ${machine}`, '1.0.0'])),
    },
    ...Object.fromEntries(
      machines.map((machine) => {
        const [os = '', cpu = ''] = machine.split(' ');
        const made = { version: '1.0.0', integrity: 'x', license: 'MIT', optional: true, os, cpu };
        return [`node_modules/for ${machine}`, made];
      }),
    ),
  },
});
/** Adds Node as packages, by version. */
const withNode = (versions: Readonly<Record<string, string>>, more: Partial<Supply> = {}): Supply => ({
  ...good,
  explained: good.explained + Object.keys(versions).map((name) => `\`${name}\``),
  manifest: { ...good.manifest, optionalDependencies: versions },
  ...more,
  packages: {
    ...good.packages,
    ...Object.fromEntries(
      Object.entries(versions).map(([name, version]) => {
        const made = { version, integrity: 'x', license: 'MIT', optional: true, bin: { node: 'bin/node' } };
        return [`node_modules/${name}`, made];
      }),
    ),
    ...more.packages,
  },
});
const withManifest = (manifest: Partial<Supply['manifest']>): Supply => ({
  ...good,
  manifest: { ...good.manifest, ...manifest },
});

describe('the supply chain', () => {
  test('is fine as it should be', () => {
    expect(supplyProblems(good)).toEqual([]);
  });

  test('Node may come as packages of one version, as all places say', () => {
    expect(supplyProblems(withNode({ x: '26.1.0', y: '26.1.0' }))).toEqual([]);
  });

  test('a package may leave its compiled part to one package for each kind of machine', () => {
    const machines = ['linux x64', 'linux arm64', 'darwin arm64', 'darwin x64', 'win32 x64', 'freebsd x64'];
    expect(supplyProblems(withSiblings(...machines))).toEqual([]);
  });

  test('a package may have a part that only one system needs', () => {
    expect(supplyProblems(withSiblings('darwin arm64', 'darwin x64'))).toEqual([]);
  });

  const licences = ['(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', '0BSD', 'CC0-1.0', 'Unlicense', 'MPL-2.0'];
  test.each(licences)('a package under %s is fine', (license) => {
    expect(supplyProblems(withPackage('b', { license }))).toEqual([]);
  });

  const violations: readonly [name: string, planted: Supply, told: RegExp][] = [
    ['a package without integrity', withPackage('b', { integrity: '' }), /has no integrity/],
    ['a download address', withPackage('b', { resolved: 'https://x' }), /has a download address/],
    ['a range', withManifest({ dependencies: { fastify: '^5.8.5' } }), /fastify is "\^5\.8\.5"; pin/],
    ['another npm', withManifest({ packageManager: 'npm@11.0.0' }), /packageManager is "npm@11\.0\.0"/],
    [
      'install scripts',
      { ...good, npmrc: good.npmrc.replace('ignore', '') },
      /"ignore-scripts=true" is missing/,
    ],
    [
      'npm install',
      { ...good, scripts: { x: 'npm install' } },
      /^x: installs packages that the lockfile does not/,
    ],
    ['a new install script', withPackage('b', { hasInstallScript: true }), /npm deny-scripts b/],
    ['an allowed script', withManifest({ allowScripts: { esbuild: true } }), /esbuild may run code/],
    ['a forgotten entry', withManifest({ allowScripts: { esbuild: false, b: false } }), /names b, which/],
    ['a licence', withPackage('b', { license: 'GPL-3.0-only' }), /b is under "GPL-3\.0-only"/],
    ['half a licence', withPackage('b', { license: 'MIT AND GPL-2.0' }), /is under "MIT AND GPL-2\.0"/],
    ['an exception for another', withPackage('b', { license: 'Artistic-2.0' }), /under "Artistic-2\.0"/],
    ['sharp', withPackage('sharp', { version: '0.34.9' }), /sharp is 0\.34\.9; use 0\.35 or later/],
    ['fastify', withPackage('fastify', { version: '5.8.4' }), /fastify is 5\.8\.4; use 5\.8\.5/],
    ['astro', withPackage('astro', { version: '6.9.9' }), /astro is 6\.9\.9; use 7 or later/],
    ['path-to-regexp', withPackage('path-to-regexp', { version: '8.3.0' }), /is 8\.3\.0; use 8\.4 or later/],
    [
      'a range for some machines',
      withManifest({ optionalDependencies: { fastify: '*' } }),
      /fastify is "\*"; pin/,
    ],
    [
      'no reason for some machines',
      withManifest({ optionalDependencies: { b: '1.0.0' } }),
      /md: b has no line/,
    ],
    [
      'a package for one kind of machine',
      withPackage('b', { os: ['linux'], cpu: 'x64', dev: true }),
      /b cannot be installed on linux-arm64, darwin-arm64, darwin-x64, win32-x64; make it/,
    ],
    ['a package for all but one', withPackage('b', { os: ['!win32'] }), /installed on win32-x64; make it/],
    [
      'a missing sibling',
      withSiblings('linux x64', 'linux arm64', 'darwin arm64', 'darwin x64'),
      /fastify has no optional package for win32-x64/,
    ],
    ['two versions of Node', withNode({ x: '26.1.0', y: '26.2.0' }), /y is 26\.2\.0, but x is 26\.1\.0; pin/],
    [
      'another Node by name',
      withNode({ x: '26.1.0' }, { nodeFloors: { '.nvmrc': '24\n' } }),
      /^\.nvmrc: names Node 24, but x is 26\.1\.0/,
    ],
    [
      'another Node in engines',
      withNode({ x: '27.0.0' }, { nodeFloors: {} }),
      /engines: names Node >=26, but/,
    ],
    [
      'production on a dev dependency',
      { ...withPackage('b', { dev: true, bin: { serve: 'x' } }), production: { start: 'serve main.ts' } },
      /^start: runs serve from the dev dependency b/,
    ],
    [
      'a service on a dev dependency',
      {
        ...withPackage('b', { dev: true, bin: { node: 'x' } }),
        production: { s: '=/node_modules/.bin/node' },
      },
      /^s: runs node from the dev dependency b/,
    ],
    [
      'a variable in a script',
      withManifest({ scripts: { a: 'X=1 tsc' } }),
      /^package\.json, a: "X=" works only/,
    ],
    [
      'exec in a script',
      withManifest({ scripts: { a: 'tsc && exec knip' } }),
      /^package\.json, a: "exec" works only/,
    ],
    [
      'an action by its tag',
      { ...good, scripts: { 'gate.yml': `uses: a/b@${'0'.repeat(40)} # v5\n- uses: a/c@v5` } },
      /^gate\.yml: a\/c is "v5"; write the commit/,
    ],
    ['a bare node', withManifest({ scripts: { a: 'node b.ts' } }), /^package\.json, a: write node --import/],
    ['no reason', { ...good, explained: '`npm`' }, /fastify has no line/],
    [
      'too many',
      {
        ...withManifest({
          dependencies: Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`p${n}`, '1.0.0'])),
        }),
        explained: Array.from({ length: 31 }, (_, n) => `\`p${n}\``).join('`npm`'),
      },
      /31 runtime dependencies; the limit is 30/,
    ],
  ];
  test.each(violations)('supply chain: %s is noticed', (_name, planted, told) => {
    expect(supplyProblems(planted)).toEqual([expect.stringMatching(told)]);
  });

  test('a package without a licence is noticed', () => {
    const { license: _, ...bare } = { version: '1.0.0', integrity: 'x', license: '' };
    const packages = { ...good.packages, 'node_modules/b': bare };
    expect(supplyProblems({ ...good, packages })).toEqual([expect.stringMatching(/under "no license"/)]);
  });
});

test('two workspaces pin one version of a package', () => {
  const zod = { dependencies: { zod: '4.6.7' } };
  expect(versionProblems([zod, zod, { devDependencies: { vitest: '5.1.0' } }])).toEqual([]);
  expect(versionProblems([zod, { devDependencies: { zod: '4.0.0' } }])).toEqual([
    'package.json: zod is pinned at 4.6.7 and 4.0.0; write one version in all workspaces.',
  ]);
});
