import { parseFactFile } from '../facts/fact-file.ts';
import { type Fields, fieldsOf } from '../facts/fact-tree.ts';

/** The facts of a provider's file as they are written, by key; undefined where the file has another shape. */
function factTexts(text: string): ReadonlyMap<string, string> | undefined {
  const [, facts] = /^facts:\n((?:(?: .*)?\n)*)/m.exec(`${text}\n`) ?? [];
  if (facts === undefined) return undefined;
  const parts = facts.split(/^(?= {2}\S)/m);
  const named = parts.map((part) => [/^ {2}([\w-]+):/.exec(part)?.[1], part] as const);
  return named.every(([key]) => key !== undefined) ? new Map(named as [string, string][]) : undefined;
}

/**
 * The facts that are written differently in two versions of a file, each as it was and is. Reading a whole file takes
 * thirty milliseconds and there are hundreds of versions: only what differs is read.
 */
export function rewrittenFacts(
  before: string,
  after: string,
): ReadonlyMap<string, readonly [Fields, Fields]> {
  const [old, now] = [factTexts(before), factTexts(after)];
  if (!old || !now) return paired(wholeFacts(before), wholeFacts(after));
  const keys = [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key));
  const read = (texts: ReadonlyMap<string, string>) =>
    fieldsOf(parseFactFile('facts', keys.map((key) => texts.get(key) ?? '').join('')).data);
  return paired(read(old), read(now));
}

function wholeFacts(text: string): Fields {
  return fieldsOf(fieldsOf(parseFactFile('facts', text).data).facts);
}

function paired(before: Fields, after: Fields): ReadonlyMap<string, readonly [Fields, Fields]> {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return new Map([...keys].map((key) => [key, [fieldsOf(before[key]), fieldsOf(after[key])]]));
}
