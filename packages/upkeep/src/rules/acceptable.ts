import { everyValue } from '@vpn-site/content/facts/fact-tree.ts';
import { fieldsOf, isFields } from '@vpn-site/core/fields/fields.ts';
import type { FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import { type CurrentFacts, fieldAt, fieldsAt, isWithin, pathText, withEdits } from './edited-facts.ts';
import { changesOf, type FileChange } from './file-changes.ts';
import type { Proposal } from './proposal.ts';
import { statementObjection } from './statement-evidence.ts';

/** Names that are never fields of a file, because every JavaScript object has properties of these names. */
const forbiddenFields = ['__proto__', 'constructor', 'prototype'];

/**
 * Returns why a proposal must not be applied; undefined if it may be. A proposal may change its cell, the sources that it
 * read, and for a prices cell the provider's price history. The check compares the files before and after, because it does
 * not trust the list of edits.
 */
export function refusalReason(proposal: Proposal, current: CurrentFacts): string | undefined {
  return (
    malformed(proposal) ??
    misplaced(proposal, current) ??
    unfitEdit(proposal, current) ??
    changesOf(proposal, current)
      .flatMap((change) => change.paths.map((path) => refusedChange(proposal, change, path)))
      .find((reason) => reason !== undefined)
  );
}

export function priceHistoryFile(provider: string): string {
  return `facts/price-history/${provider}.yaml`;
}

function malformed({ id, read, edits, cell }: Proposal): string | undefined {
  // The id is written on its own line in a commit message.
  if (!/^[^\p{C}\p{Z}](?:[^\p{C}]*[^\p{C}\p{Z}])?$/u.test(id)) return 'Its id is not one line of text.';
  if (read.length === 0) return 'It read no source.';
  const nameless = read.find(({ capture }) => !/^[0-9a-f]{64}$/.test(capture));
  if (nameless) return `Its capture of "${nameless.id}" is not a SHA-256.`;
  const steps = [cell, ...edits.map(({ path }) => path)].flat();
  const odd = steps.find((step) =>
    typeof step === 'number' ? !isPosition(step) : forbiddenFields.includes(step),
  );
  return odd === undefined ? undefined : `"${odd}" is not a field.`;
}

function isPosition(step: number): boolean {
  return Number.isInteger(step) && step >= 0;
}

function misplaced({ provider, file, cell, edits }: Proposal, current: CurrentFacts): string | undefined {
  const own =
    provider === 'countries'
      ? file === 'facts/ownership.yaml' || /^facts\/countries\/[a-z]{2}\.yaml$/.test(file)
      : /^[a-z0-9-]+$/.test(provider) && file === `facts/providers/${provider}.yaml`;
  if (!own) return `${file} is not the file for the facts of "${provider}".`;
  const data = current(file);
  if (fieldAt(data, cell) === undefined) return `${file} has no cell "${pathText(cell)}".`;
  const allowed = isPrices(cell) ? [file, priceHistoryFile(provider)] : [file];
  const other = edits.find((edit) => !allowed.includes(edit.file));
  if (other) return `It writes into ${other.file}, which is not the file of its cell.`;
  // Replacing a file, or all of its facts, is never a single change.
  const whole = edits.find(({ path }) => path.length === 0 || pathText(path) === 'facts');
  return whole && `It replaces all of ${whole.file}.`;
}

/**
 * Returns why an edit has an impossible path: lists accept positions up to the next free one, maps accept names, plain
 * values accept neither. No edit may be inside another, because the result would depend on their order.
 */
function unfitEdit({ edits }: Proposal, current: CurrentFacts): string | undefined {
  for (const [file, own] of Map.groupBy(edits, (edit) => edit.file)) {
    const inner = own.find(({ path }) =>
      own.some((outer) => outer.path.length < path.length && isWithin(path, outer.path)),
    );
    if (inner) return `It writes "${pathText(inner.path)}" of ${file}, and a field that contains it.`;
    const unfit = own.find(({ path }, index) => {
      const data = withEdits(current(file), own.slice(0, index));
      return path.some((step, at) => !fits(fieldAt(data, path.slice(0, at)), step));
    });
    if (unfit) return `${file} has no field "${pathText(unfit.path)}".`;
  }
  return undefined;
}

function fits(around: unknown, step: string | number): boolean {
  if (around === undefined) return typeof step === 'string';
  if (Array.isArray(around)) return typeof step === 'number' && step <= around.length;
  return isFields(around) && typeof step === 'string';
}

function isPrices(cell: FactPath): boolean {
  return isWithin(cell, ['facts', 'prices']);
}

function refusedChange(proposal: Proposal, change: FileChange, path: FactPath): string | undefined {
  if (change.file !== proposal.file) return refusedHistory(change, path);
  return path[0] === 'sources'
    ? refusedSource(proposal, change, path)
    : statementObjection(proposal, change, path);
}

/** Returns why a change to recorded points is rejected. A history may only grow. */
function refusedHistory({ file, before }: FileChange, path: FactPath): string | undefined {
  const [list, , field] = path;
  const isPast = list === 'plans' && field === 'points' && fieldAt(before, path.slice(0, 4)) !== undefined;
  const isIdentity = path[0] === 'provider' || (list === 'plans' && field === 'id');
  if (!isPast && !(isIdentity && fieldAt(before, path) !== undefined)) return undefined;
  return `It rewrites "${pathText(path)}" of ${file}, which must not change.`;
}

/**
 * Returns why a change to a source is rejected: the source was not read, or it gets a field with parts, which only
 * `note` has. A source that nothing cites any more may be removed.
 */
function refusedSource({ read }: Proposal, { after }: FileChange, path: FactPath): string | undefined {
  const { sources, facts } = fieldsAt(after, []);
  const id = String(path[1]);
  const field = path.slice(0, 3);
  if (path.length > 2 && path[2] !== 'note' && isFields(fieldAt(after, field)))
    return `"${pathText(field)}" is not a field of a source.`;
  const isCited = [...everyValue(facts)].some(
    (found) => found.value === id && (found.path.at(-1) === 'source' || found.path.at(-2) === 'sources'),
  );
  if (!isCited && !Object.hasOwn(fieldsOf(sources), id)) return undefined;
  if (read.some((reading) => reading.id === id)) return undefined;
  return `It writes into source "${id}", which it did not read.`;
}
