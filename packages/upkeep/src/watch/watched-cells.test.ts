import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editYaml } from '@vpn-site/content/editing/edit-yaml.ts';
import { readFactFiles } from '@vpn-site/content/facts/fact-file.ts';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { livingSources } from '#rules/watch-cell.ts';
import { watchNotice } from '#rules/watch-notice.ts';
import { watchedCells } from './watched-cells.ts';

const cells = watchedCells(readFactFiles(fixtureRoot));
const day = '2030-01-01';
const reading = {
  at: `${day}T06:00:00.000Z`,
  outcome: 'same',
  saidOn: day,
  capture: 'c'.repeat(64),
} as const;

test('every known cell with a living source, with the words of it', () => {
  expect(cells.length).toBeGreaterThan(20);
  for (const cell of cells) {
    expect(livingSources(cell)).not.toEqual([]);
    expect(cell.evidence.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const { source } of cell.quotes) expect(cell.evidence.sources).toContain(source);
  }
});

test('that all of them still hold changes their dates and not one other byte', () => {
  const { proposals } = watchNotice(cells, () => [reading]);
  expect(proposals.length).toBeGreaterThan(20);
  const edits = Map.groupBy(
    proposals.flatMap((proposal) => proposal.edits),
    ({ file }) => file,
  );
  for (const [file, own] of edits) {
    const text = readFileSync(join(fixtureRoot, file), 'utf8');
    const edited = editYaml(file, text, own);
    const before = text.split('\n');
    const after = edited.split('\n');
    const changed = after.filter((line) => !before.includes(line));
    expect(changed.filter((line) => !/^ +(?:checked|asOf): 2030-01-01$/.test(line))).toEqual([]);
    expect(editYaml(file, edited, own)).toBe(edited);
  }
});
