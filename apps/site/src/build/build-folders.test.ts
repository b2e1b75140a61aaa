import { expect, test } from 'vitest';
import { buildFolders } from './build-folders.ts';

test('the site is the project itself, and the build goes to dist, unless the settings say otherwise', () => {
  const usual = buildFolders('/p', { siteDir: '.', outDir: 'dist' });
  expect(usual).toMatchObject({ site: '/p', out: '/p/dist', staged: '/p/.cache/builds/dist/site' });
  const set = buildFolders('/p', { siteDir: 'tests/site', outDir: '/tmp/out' });
  expect(set).toMatchObject({ site: '/p/tests/site', out: '/tmp/out' });
});

test('two builds share no folder, however alike their folders are called', () => {
  const staged = ['a/b', 'a-b', 'a%2Fb', '../a/b', '/a/b'].map(
    (outDir) => buildFolders('/p', { siteDir: '.', outDir }).staged,
  );
  expect(new Set(staged).size).toBe(4);
  expect(staged[3]).toBe(staged[4]);
});
