import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicIconProblems } from './public-icon-problems.ts';

test('the public icon service may be asked only where every privacy notice names it', () => {
  const root = mkdtempSync(join(tmpdir(), 'notices-'));
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  const write = (locale: string, text: string) =>
    writeFileSync(join(root, `content/pages/privacy-notice.${locale}.md`), text);
  write('en', 'Icons may come from Iconify.');
  write('pl', 'Ikony mogą pochodzić z Iconify.');
  write('tr', 'Başka bir sunucu yok.');
  expect(publicIconProblems(root).map(({ file }) => file)).toEqual(['content/pages/privacy-notice.tr.md']);
  write('tr', 'Simgeler Iconify sunucusundan gelebilir.');
  expect(publicIconProblems(root)).toEqual([]);
  rmSync(root, { recursive: true });
});
