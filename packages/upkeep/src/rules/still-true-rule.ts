import { isFields } from '@vpn-site/core/fields/fields.ts';
import type { FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import { fieldAt, fieldsAt, itemsAt, pathText } from './edited-facts.ts';
import type { FileChange } from './file-changes.ts';
import type { Proposal } from './proposal.ts';
import { statementAt } from './statement-evidence.ts';

/** Date fields that change when a source is read again. `firstRead` does not. */
export const renewableDates = ['checked', 'asOf'] as const;

export interface StillTrueRule {
  /** Date fields that may change. */
  readonly fields: readonly string[];
}

/**
 * Returns why the still-true rule does not allow a proposal; undefined if it does. The rule allows only newer dates, for
 * facts whose quote is still at the same address.
 */
export function stillTrueRuleObjection(
  proposal: Proposal,
  changes: readonly FileChange[],
  { fields }: StillTrueRule,
): string | undefined {
  const { quote, formerQuote, cell, read } = proposal;
  if (formerQuote !== undefined && formerQuote !== quote) return 'The words of the source have changed.';
  for (const change of changes) {
    const statement = statementAt(change.before, cell) ?? cell;
    const elsewhere = read.find(({ id, url }) => fieldsAt(change.before, ['sources', id]).url !== url);
    if (elsewhere) return `"${elsewhere.id}" was read at another address.`;
    if (!isQuotedIn(change.before, statement, proposal)) return 'The cell does not have this quote.';
    const wrong = change.paths.find(
      (path) => !isAllowedDateChange(proposal, change, statement, path, fields),
    );
    if (wrong) return `The rule may not change "${pathText(wrong)}" like this.`;
  }
  return undefined;
}

/** Whether the cell has a quote with these words from a source that was read. */
function isQuotedIn(data: unknown, statement: FactPath, { quote, read }: Proposal): boolean {
  return itemsAt(data, [...statement, 'quotes']).some(
    (entry) =>
      isFields(entry) &&
      read.some(({ id }) => id === entry.source) &&
      typeof entry.text === 'string' &&
      quote.includes(entry.text),
  );
}

/** Whether a change moves a date forward, and not past the day of reading. */
function isAllowedDateChange(
  { file, read }: Proposal,
  change: FileChange,
  statement: FactPath,
  path: FactPath,
  fields: readonly string[],
): boolean {
  const field = String(path.at(-1));
  if (change.file !== file || pathText(path) !== pathText([...statement, field])) return false;
  if (!fields.includes(field)) return false;
  const [was, now] = [fieldAt(change.before, path), fieldAt(change.after, path)];
  if (typeof now !== 'string') return false;
  return read.some(({ on }) => now <= on) && (typeof was !== 'string' || was < now);
}
