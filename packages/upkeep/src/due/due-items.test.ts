import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@vpn-site/core/day/day.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { dueKinds } from '#rules/due-item.ts';
import { readDueItems } from './due-items.ts';

const root = copyOfFixture();
afterAll(() => rmSync(root, { recursive: true }));
const original = 'content/guides/set-up-vpn-on-android.en.md';
appendFileSync(join(root, original), '\nOne sentence more.\n');
rmSync(join(root, 'content/guides/install-vpn-on-router.tr.md'));
const items = readDueItems(root);

test('there is something of everything, but for words, which are no matter of files alone', () => {
  expect(new Set(items.map(({ kind }) => kind))).toEqual(
    new Set(dueKinds.filter((kind) => kind !== 'words')),
  );
});

test('each names a line at which it stands, and something to open', () => {
  const lines = new Map(items.map(({ file }) => [file, linesOf(file)]));
  for (const { kind, file, line = 0, cell, source } of items) {
    const last = cell.at(-1);
    if (typeof last === 'string') expect(lines.get(file)?.[line - 1]).toContain(`${last}:`);
    if (typeof last === 'number') expect(lines.get(file)?.[line - 1]).toMatch(/^\s*- /);
    if (kind === 'document') expect(lines.get(file)?.[line - 1]).toMatch(/^updated:/);
    expect(source.url).toMatch(/^(?:https:\/\/|content\/)/);
  }
});

function linesOf(file: string): string[] {
  return file.endsWith('.tr.md') ? [] : readFileSync(join(root, file), 'utf8').split('\n');
}

describe('texts', () => {
  const texts = items.filter(({ subject }) => subject.startsWith('guides/'));

  test('a guide is read again after half a year, and its translations follow it', () => {
    const guide = texts.find(({ kind, file }) => kind === 'document' && file === original);
    const updated = /^updated: (.+)$/m.exec(readFileSync(join(root, original), 'utf8'))?.[1] ?? '';
    expect(guide?.expires).toBe(addDays(updated, 180));
    const behind = texts.filter(({ source, kind }) => source.url === original && kind === 'translation');
    expect(behind.map(({ expires }) => expires)).toEqual([updated, updated]);
    expect(behind[0]?.task).toContain(
      'npm run site -- translations --stamp content/guides/set-up-vpn-on-android.pl.md',
    );
  });

  test('a translation that is missing is named where it should be', () => {
    const missing = texts.find(({ file }) => file === 'content/guides/install-vpn-on-router.tr.md');
    expect(missing).toMatchObject({
      kind: 'translation',
      key: 'tr',
      source: { url: 'content/guides/install-vpn-on-router.en.md' },
    });
  });
});

test('an offer and its coupon are looked at each month, and a code ends after its last day', () => {
  const birch = items.filter(({ kind, subject }) => kind === 'offer' && subject === 'birch');
  expect(birch.map(({ key, expires, words }) => [key, expires, words])).toEqual([
    ['destination', '2025-07-10', []],
    ['destinations.pl', '2025-07-10', []],
    ['coupon', '2025-07-10', ['GROVE20']],
    ['endsOn', '2025-10-01', ['GROVE20']],
  ]);
});
