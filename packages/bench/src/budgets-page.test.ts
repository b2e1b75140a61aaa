import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import budgets from '../budgets.json' with { type: 'json' };

const rows = readFileSync('packages/bench/docs/measurements.md', 'utf8').split('\n');

test.each(Object.entries(budgets))('the page of budgets has the limits of %s', (name, limit) => {
  const row = rows.find((line) => line.startsWith(`| \`${name}\` |`));
  const printed = row?.split('|')[2]?.match(/[\d.]+/g) ?? [];
  expect(printed).toEqual(limitsIn(limit));
});

/** Returns all numbers of a limit, in the order of the file. */
function limitsIn(limit: unknown): string[] {
  return typeof limit === 'object' && limit !== null
    ? Object.values(limit).flatMap(limitsIn)
    : [String(limit)];
}
