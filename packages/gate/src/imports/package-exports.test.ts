import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface PackageManifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The imports planted in this file do not resolve. */
const planted = 'packages/gate/src/imports/import-rules.test.ts';
const isTest = (file: string) => /\.(?:test|fixture)\.tsx?$|(?:^|\/)tests\//.test(file);

const imports = globSync('{apps,packages,tests}/**/*.{ts,tsx,mjs,astro,css}', {
  exclude: ['**/node_modules'],
})
  .concat('vitest.config.ts')
  .filter((file) => file !== planted)
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"](@vpn-site\/[\w-]+)\/([^'"\n?]+)/g)].map(
      ([, name = '', path = '']) => ({
        file,
        name,
        path,
      }),
    ),
  );

describe.each(globSync('{apps,packages}/*/package.json'))('%s', (file) => {
  const folder = dirname(file);
  const {
    name,
    exports,
    dependencies = {},
    devDependencies = {},
  } = JSON.parse(readFileSync(file, 'utf8')) as PackageManifest;
  const own = imports.filter((each) => each.file.startsWith(`${folder}/`) && each.name !== name);

  test('exports only what another package or a test of the whole site imports', () => {
    const used = new Set(
      imports
        .filter((each) => each.name === name && !each.file.startsWith(`${folder}/`))
        .map(({ path }) => `./${path}`),
    );
    const doors = Object.keys(exports).filter((door) => !door.includes('*'));
    expect(doors.filter((door) => !used.has(door))).toEqual([]);
    expect(doors.filter((door) => !existsSync(join(folder, exports[door] ?? '')))).toEqual([]);
  });

  test('names the packages of the project that it needs, those of its tests apart', () => {
    const ours = (names: Readonly<Record<string, string>>) =>
      Object.keys(names).filter((each) => each.startsWith('@vpn-site/'));
    const needed = new Set(own.filter((each) => !isTest(each.file)).map((each) => each.name));
    const forTests = new Set(own.map((each) => each.name).filter((each) => !needed.has(each)));
    expect(ours(dependencies)).toEqual([...needed].toSorted());
    expect(ours(devDependencies)).toEqual([...forTests].toSorted());
  });

  test('has a page of one screen', () => {
    const lines = readFileSync(join(folder, 'README.md'), 'utf8').split('\n');
    expect(lines.length).toBeLessThan(50);
  });
});
