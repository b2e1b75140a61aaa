import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { readImagePaths } from '@vpn-site/content/content-images.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { imageProblems } from './image-problems.ts';

let root = '';
beforeEach(() => {
  root = copyOfFixture();
});
afterEach(() => rmSync(root, { recursive: true }));

const shown = 'vpn-on-router.png';
const image = (name: string) => join(root, 'content/images', name);
const problems = () => imageProblems(loadCatalog(root), readImagePaths(root));

test('images that texts show are fine; one that no text shows is told, and stops nothing', () => {
  expect(readImagePaths(root)).toEqual([`/images/${shown}`]);
  expect(problems()).toEqual([]);
  copyFileSync(image(shown), image('other.png'));
  expect(problems()).toMatchObject([{ file: 'content/images/other.png', severity: 'advice' }]);
});

test('a name that no address can have is refused with one that it could', () => {
  copyFileSync(image(shown), image('Router Menu.PNG'));
  writeFileSync(image('notes.txt'), 'x');
  writeFileSync(image('.DS_Store'), 'x');
  expect(problems()).toMatchObject([
    { file: 'content/images/Router Menu.PNG', remedy: expect.stringContaining('router-menu.png') as string },
    { file: 'content/images/notes.txt', remedy: 'Save it as PNG, JPEG or WebP, or put it elsewhere.' },
  ]);
});

test('a file that broke off is no image', () => {
  const whole = readFileSync(image(shown));
  writeFileSync(image(shown), whole.subarray(0, whole.length / 2));
  expect(problems()).toMatchObject([{ message: 'The file is not a complete PNG, JPEG or WebP image.' }]);
});
