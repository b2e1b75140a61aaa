import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readRelease } from './release.ts';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (text: string) => {
  writeFileSync(join(folder, 'release.json'), text);
  return () => readRelease(folder);
};

test('a release has a day', () => {
  expect(written('{"build":"a","asOf":"2024-02-29","routes":{"pairs":[]}}')()).toEqual({
    build: 'a',
    asOf: '2024-02-29',
    routes: { pairs: [] },
  });
});

test.each(['{"build":"a"}', '{"build":"a","asOf":"2023-02-29"}'])('%s is one of an older version', (text) => {
  expect(written(text)).toThrow('has no day, so an older version made it: run "npm run build" again.');
});

test.each(['', ',"routes":{}'])(
  'one without the rules of its routes is of an older version, too',
  (routes) => {
    expect(written(`{"build":"a","asOf":"2024-02-29"${routes}}`)).toThrow(
      'has no routes, so an older version made it',
    );
  },
);

test('what is no release is no finished build', () => {
  expect(written('{"build":')).toThrow('There is no finished build in');
});
