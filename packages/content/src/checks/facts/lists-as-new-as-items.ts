import { firstDayOf, isPartialDate, lastDayOf, newestDate } from '@vpn-site/core/day/partial-date.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { type Cell, knownCellsIn, statementsOf } from '#facts/cells.ts';
import { filesOfKind, problemAt } from '#facts/fact-file.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/** A list is at least as new as its newest item. */
export const listsAsNewAsItems: Check = ({ factFiles }) =>
  filesOfKind(factFiles, 'provider', 'country').flatMap(knownCellsIn).flatMap(olderThanItems);

function olderThanItems(cell: Cell): Problem[] {
  const { file, path, fields } = cell;
  const { asOf } = fields;
  const newest = newestDate(statementsOf(cell).flatMap(({ value }) => datesOf(value)));
  if (newest === undefined || typeof asOf !== 'string' || !isPartialDate(asOf)) return [];
  if (lastDayOf(asOf) >= firstDayOf(newest)) return [];
  const message = `"${path.join('.')}" is dated ${asOf}, but its newest item is dated ${newest}.`;
  return [problemAt(file, [...path, 'asOf'], message, `Write "asOf: ${newest}", or correct the item.`)];
}

function datesOf(item: unknown): string[] {
  const { date, known, asOf, observed } = fieldsOf(item);
  return [date, known, asOf, observed].filter(
    (one): one is string => typeof one === 'string' && isPartialDate(one),
  );
}
