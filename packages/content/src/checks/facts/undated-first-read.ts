import { type Cell, citedCellsIn } from '#facts/cells.ts';
import { filesOfKind, problemAt } from '#facts/fact-file.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/**
 * A fact without a date states when it was first read, because its age counts from that day. A fact with a date does not.
 */
export const undatedFirstRead: Check = ({ factFiles }) =>
  filesOfKind(factFiles, 'provider', 'country').flatMap(citedCellsIn).flatMap(problems);

function problems({ file, path, fields }: Cell): Problem[] {
  const { asOf, firstRead, checked } = fields;
  const label = `"${path.join('.')}"`;
  const at = [...path, 'firstRead'];
  if (asOf === undefined && firstRead === undefined) {
    const remedy =
      'Add "asOf" with the date of the source, or "firstRead" with the day on which it was first read.';
    return [problemAt(file, path, `${label} has neither "asOf" nor "firstRead".`, remedy)];
  }
  if (asOf !== undefined && firstRead !== undefined) {
    const remedy = 'Remove "firstRead": the age counts from "asOf".';
    return [problemAt(file, at, `${label} has both "asOf" and "firstRead".`, remedy)];
  }
  if (typeof firstRead !== 'string' || typeof checked !== 'string' || firstRead <= checked) return [];
  const message = `The source was first read on ${firstRead}, after it was last read (${checked}).`;
  return [
    problemAt(file, at, message, 'Correct "firstRead", or correct "checked", the day it was last read.'),
  ];
}
