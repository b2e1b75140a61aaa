import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { type FactFile, filesOfKind, problemAt } from '#facts/fact-file.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/**
 * A policy's changes are listed newest first, have dates between the first and the last reading, and lead from one version
 * to another.
 */
export const policyChangesInOrder: Check = ({ factFiles }) =>
  filesOfKind(factFiles, 'policy-history').flatMap((file) => {
    const { first, last, found, changes } = fieldsOf(file.data);
    const entries = itemsOf(changes).map(fieldsOf);
    const days = new Set(entries.map(({ date }) => date));
    return [
      ...entries.flatMap((change, index) => [
        ...dateProblems(file, index, { date: change.date, first, last, newer: entries[index - 1]?.date }),
        ...versionProblems(file, index, fieldsOf(change.was).url, fieldsOf(change.now).url),
      ]),
      ...(typeof found === 'number' && found < days.size
        ? [tooMany(file, `"found" is ${found}, but the file lists changes on ${days.size} days.`)]
        : []),
    ];
  });

interface ChangeDates {
  readonly date: unknown;
  readonly first: unknown;
  readonly last: unknown;
  /** The date of the change above this one in the file. */
  readonly newer: unknown;
}

function dateProblems(file: FactFile, index: number, { date, first, last, newer }: ChangeDates): Problem[] {
  const path = ['changes', index, 'date'];
  if (typeof date !== 'string') return [];
  if (typeof newer === 'string' && newer < date) {
    const message = `The change of ${date} comes after the older change of ${newer}.`;
    return [problemAt(file, path, message, 'Put the newest first.')];
  }
  if (typeof first !== 'string' || typeof last !== 'string' || (first <= date && date <= last)) return [];
  const message = `The change of ${date} is outside the period that was read, ${first} to ${last}.`;
  return [
    problemAt(
      file,
      path,
      message,
      'Correct the date, or correct "first" and "last", the first and last day that were read.',
    ),
  ];
}

function versionProblems(file: FactFile, index: number, was: unknown, now: unknown): Problem[] {
  if (typeof was !== 'string' || was !== now) return [];
  const message = 'Both sides name the same version.';
  return [problemAt(file, ['changes', index, 'now', 'url'], message, 'Name the version before and after.')];
}

function tooMany(file: FactFile, message: string): Problem {
  return problemAt(file, ['found'], message, 'Count every real change, whether it is listed or not.');
}
