import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isShipped, isUnread, shippedEntries } from './shipped-files.ts';

test.each([
  ['src/server/main.ts', true],
  ['src/server/guard.test.ts', false],
  ['src/server/astro-entry.ts', false],
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
  expect(isUnread(name)).toBe(isNot);
});

test('the tools that go along import no file that stays behind', () => {
  const shipped = shippedEntries.flatMap((entry) =>
    entry.endsWith('.ts') ? [entry] : globSync(`${entry}/**/*.ts`),
  );
  const tools = shipped.filter((file) => file.startsWith('tools/') && isShipped(file));
  const imported = tools.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  );
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((file) => !existsSync(file) || !shipped.includes(file as never))).toEqual([]);
});
