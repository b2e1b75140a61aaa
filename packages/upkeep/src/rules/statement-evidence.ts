import { isFields } from '@vpn-site/core/fields/fields.ts';
import { unknown } from '@vpn-site/core/provider/fact.ts';
import type { FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import { fieldAt, fieldsAt, isWithin, itemsAt, pathText } from './edited-facts.ts';
import type { FileChange } from './file-changes.ts';
import type { Proposal } from './proposal.ts';

/** Fields with dates of reading and of the source's content. */
const dateFields = ['checked', 'asOf', 'firstRead'] as const;

/** Fields about the evidence of a statement. All other fields are its content. */
const evidenceFields: readonly string[] = [
  ...dateFields,
  'basis',
  'confidence',
  'sources',
  'quotes',
  'readAs',
  'note',
  'claims',
];

/** Returns the path of the statement that contains a cell: the nearest ancestor with sources. */
export function statementAt(data: unknown, path: FactPath): FactPath | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const place = path.slice(0, length);
    if (Array.isArray(fieldsAt(data, place).sources)) return place;
  }
  return undefined;
}

/** Returns why a change inside a cell is rejected: no source was read, or a quote is missing. */
export function statementObjection(
  proposal: Proposal,
  change: FileChange,
  path: FactPath,
): string | undefined {
  const { before, after } = change;
  const cell = statementAt(before, proposal.cell) ?? proposal.cell;
  if (!isWithin(path, cell)) return `It writes "${pathText(path)}", outside its cell "${pathText(cell)}".`;
  // An added or removed claim is a separate statement, not a part of the fact around it.
  const [statement] = [before, after]
    .flatMap((data) => [statementAt(data, path) ?? []])
    .toSorted((a, b) => b.length - a.length);
  if (statement === undefined || statement.length === 0)
    return `It writes "${pathText(path)}", which names no source.`;
  return (
    unreadStatement(proposal, before, statement, path) ??
    unreadStatement(proposal, after, statement, path) ??
    unquotedValue(proposal, change, statement, path)
  );
}

/**
 * Returns the reason if none of the statement's sources was read. It is called for the data before and after the change.
 */
function unreadStatement(
  { read }: Proposal,
  data: unknown,
  statement: FactPath,
  path: FactPath,
): string | undefined {
  const written = fieldAt(data, [...statement, 'sources']);
  if (!Array.isArray(written)) return undefined;
  const cited = written.map(String);
  const isRead = (id: string) =>
    read.some((reading) => reading.id === id || isSameDataset(statement, reading.url, sourceUrl(data, id)));
  if (!cited.some(isRead)) return `It changes "${pathText(path)}" but read none of its sources.`;
  if (!dateFields.some((name) => name === path[statement.length])) return undefined;
  const unread = cited.find((id) => canChange(fieldsAt(data, ['sources', id])) && !isRead(id));
  return unread === undefined
    ? undefined
    : `It renews the date of "${pathText(statement)}" but did not read "${unread}".`;
}

/** Whether two addresses are files of one price dataset. Newer files of a dataset replace older ones. */
function isSameDataset(statement: FactPath, read: string, cited: string | undefined): boolean {
  const isPrices = statement.length === 2 && isWithin(statement, ['facts', 'prices']);
  return isPrices && cited !== undefined && repositoryOf(read) === repositoryOf(cited);
}

/** Returns the host and repository of an address. */
export function repositoryOf(url: string): string {
  return url.split('/').slice(0, 5).join('/');
}

function sourceUrl(data: unknown, id: string): string | undefined {
  const { url } = fieldsAt(data, ['sources', id]);
  return typeof url === 'string' ? url : undefined;
}

/** Whether a source can change. A page can; a document, or a file at a commit, cannot. */
function canChange({ kind, url }: Readonly<Record<string, unknown>>): boolean {
  return kind === 'living' && !(typeof url === 'string' && /\/[0-9a-f]{40}\//.test(url));
}

/**
 * Returns the reason if a changed statement has no quote from a source that was read, or if quotes of other sources change.
 */
function unquotedValue(
  { quote, read }: Proposal,
  { before, after }: FileChange,
  statement: FactPath,
  path: FactPath,
): string | undefined {
  if (isEmptyStatement(after, statement)) return undefined;
  const isOfRead = (entry: unknown) =>
    isFields(entry) &&
    read.some(
      ({ id, url }) =>
        id === entry.source || isSameDataset(statement, url, sourceUrl(before, String(entry.source))),
    );
  const field = String(path[statement.length]);
  const entryAt = path.slice(0, statement.length + 2);
  if (field === 'quotes' && !isOfRead(fieldAt(after, entryAt) ?? fieldAt(before, entryAt))) {
    return `It changes "${pathText(path)}", words of a source that it did not read.`;
  }
  const isSourced = Array.isArray(fieldAt(after, [...statement, 'sources']));
  if (isSourced && evidenceFields.includes(field)) return undefined;
  const isCarried = itemsAt(after, [...statement, 'quotes']).some(
    (entry) => isFields(entry) && isOfRead(entry) && carriesWords(entry),
  );
  return isSourced && isCarried && quote.trim() !== ''
    ? undefined
    : `It writes "${pathText(path)}" without a quote.`;
}

/** Whether a statement has no content: its value is unknown, or its claim was removed. */
function isEmptyStatement(data: unknown, statement: FactPath): boolean {
  const isGone = statement.at(-2) === 'claims' && fieldAt(data, statement) === undefined;
  return isGone || fieldsAt(data, statement).value === unknown;
}

/** Whether a quote has words, or is marked as a counted number, which has none. */
function carriesWords({ text, missing }: Readonly<Record<string, unknown>>): boolean {
  return missing === 'counted' || (typeof text === 'string' && text.trim() !== '');
}
