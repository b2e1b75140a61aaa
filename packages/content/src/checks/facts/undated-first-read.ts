import { type Cell, citedCellsIn } from '#facts/cells.ts';
import { filesOfKind, problemAt } from '#facts/fact-file.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/** A fact without a date states when it was first read, because its age counts from that day; a fact with a date does not. */
export const undatedFirstRead: Check = ({ factFiles }) =>
  filesOfKind(factFiles, 'provider', 'country').flatMap(citedCellsIn).flatMap(problems);

function problems({ file, path, fields }: Cell): Problem[] {
  const { asOf, firstRead, checked } = fields;
  const label = `"${path.join('.')}"`;
  const at = [...path, 'firstRead'];
  if (asOf === undefined && firstRead === undefined) {
    const remedy =
      'Add "asOf" with the date of the source, or "firstRead" with the day on which it was first read.';
    return [problemAt(file, path, `${label} has no date and does not say when it was first read.`, remedy)];
  }
  if (asOf !== undefined && firstRead !== undefined) {
    const remedy = 'Remove "firstRead": the age counts from "asOf".';
    return [problemAt(file, at, `${label} has a date and says when it was first read.`, remedy)];
  }
  if (typeof firstRead !== 'string' || typeof checked !== 'string' || firstRead <= checked) return [];
  const message = `The source was first read on ${firstRead}, after it was read last (${checked}).`;
  return [problemAt(file, at, message, 'Correct "firstRead", or the day it was read last: "checked".')];
}
