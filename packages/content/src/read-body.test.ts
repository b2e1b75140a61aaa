import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrontMatter } from '@vpn-site/core/document/content-document.ts';
import { afterAll, expect, test } from 'vitest';
import { readBodyOrExcerpt } from './read-body.ts';

const root = mkdtempSync(join(tmpdir(), 'body-'));
afterAll(() => rmSync(root, { recursive: true }));
writeFileSync(join(root, 'x.md'), '---\ntitle: T\n---\n\nThe body.\n');

const frontMatter: FrontMatter = { title: 'T', description: 'D', updated: '2026-11-15' };
const read = (over: object, wanted: 'body' | 'excerpt') =>
  readBodyOrExcerpt(root, { file: 'x.md', frontMatter: { ...frontMatter, ...over } }, wanted, 'A *Site*');
const shown = (over: object, wanted: 'body' | 'excerpt') =>
  [...read(over, wanted).walk()]
    .map(({ attributes }) => attributes.content as unknown)
    .filter((content) => typeof content === 'string')
    .join('');

test('the excerpt is shown in place of the body when it is asked for and exists', {
  tags: ['document-excerpt-shown', 'document-fields'],
}, () => {
  expect(shown({ excerpt: 'In short.' }, 'excerpt')).toBe('In short.');
  expect(shown({ excerpt: 'In short.' }, 'body')).toBe('The body.');
  expect(shown({}, 'excerpt')).toBe('The body.');
});

test('a body in the compact form is read instead of the text', { tags: 'document-body-minimark' }, () => {
  expect(shown({ body: { type: 'minimark', value: [['p', {}, 'Compact.']] } }, 'body')).toBe('Compact.');
});

test('lines count from the start of the file', () => {
  expect(read({}, 'body').children[0]?.lines[0]).toBe(4);
});

test('the name of the site is filled in as text, whatever signs it has', () => {
  expect(shown({ excerpt: 'What {site} is.' }, 'excerpt')).toBe('What A *Site* is.');
});
