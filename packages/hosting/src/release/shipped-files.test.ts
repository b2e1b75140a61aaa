import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isShipped, isUnusedOnServers, shippedEntries } from './shipped-files.ts';

test.each([
  ['apps/server/src/main.ts', true],
  ['apps/server/src/http/guard.test.ts', false],
  ['apps/site/src/build/astro-entry.ts', false],
])('%s goes along: %s', (path, goes) => {
  expect(isShipped(path)).toBe(goes);
});

test.each([
  ['index.js', false],
  ['index.d.ts', true],
  ['index.js.map', true],
  ['README.md', true],
  ['LICENSE', false],
])('of a package, nobody reads %s: %s', (name, isNot) => {
  expect(isUnusedOnServers(name)).toBe(isNot);
});

test('the code that goes along imports no file that stays behind', () => {
  const shipped = shippedEntries.flatMap((entry) =>
    entry.endsWith('.ts') ? [entry] : globSync(`${entry}/**/*.{ts,tsx}`),
  );
  const code = shipped.filter(
    (file) => /^(?:apps\/(?:dns|server)|packages\/(?:cli|hosting))\//.test(file) && isShipped(file),
  );
  const imported = code.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '([.#]|@vpn-site\/)([^']+)'/g)].map(
      ([, kind, path = '']) => {
        if (kind === '.') return join(dirname(file), `.${path}`);
        if (kind === '#') return join(file.split('/').slice(0, 2).join('/'), 'src', path);
        const [name = '', ...rest] = path.split('/');
        return join(
          realpathSync(`node_modules/@vpn-site/${name}`).split('/').slice(-2).join('/'),
          'src',
          ...rest,
        );
      },
    ),
  );
  expect(imported.length).toBeGreaterThan(50);
  expect(
    imported.filter(
      (file) => !existsSync(file) || !(shipped.includes(file as never) || file.endsWith('.json')),
    ),
  ).toEqual([]);
});
