import { basename } from 'node:path';
import type { ChangeHistory, FactChange, ValueChange } from '@vpn-site/core/change/fact-change.ts';
import { isSameValue } from '@vpn-site/core/change/fact-change.ts';
import { type Fields, fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { type FactType, type TypedValue, unknown } from '@vpn-site/core/provider/fact.ts';
import { allDefinitions, type Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
import { cachedReading } from '../cached-readings.ts';
import { parseFactFile } from '../facts/fact-file.ts';
import { factValueSchemas } from '../facts/provider-schema.ts';
import { type FileVersion, gitHead, gitVersions } from './git-versions.ts';

const folder = 'facts/providers';

/**
 * Reads the changes in the facts from the git history, so that nobody has to maintain a list. Without a history, there are
 * no changes and `isComplete` is false.
 */
export function readChanges(
  root: string,
  vocabulary: Vocabulary,
  providers: readonly string[],
): ChangeHistory {
  const types = new Map(allDefinitions(vocabulary).map(({ key, type }) => [key, type]));
  const { changes, began } = cachedReading(
    `changes of ${root}`,
    [gitHead(root), JSON.stringify([...types])],
    () => recordedChanges(root, types),
  );
  return { changes, isComplete: providers.every((provider) => began.has(provider)) };
}

/** Returns all changes in the history, newest first, and the providers whose first version it contains. */
function recordedChanges(
  root: string,
  types: ReadonlyMap<string, FactType>,
): Pick<ChangeHistory, 'changes'> & { readonly began: ReadonlySet<string> } {
  const versions = (gitVersions(root, folder) ?? []).filter(({ file }) => /\.ya?ml$/.test(file));
  const current = new Map<string, string>();
  const began = new Set<string>();
  const changes = versions.flatMap((version): FactChange[] => {
    const { day, file, text, isCutOff } = version;
    const provider = basename(file).replace(/\.ya?ml$/, '');
    const before = current.get(file);
    if (text === undefined) {
      current.delete(file);
      return before === undefined ? [] : [{ kind: 'removed', day, provider }];
    }
    current.set(file, text);
    if (before !== undefined) return valueChanges(provider, version, before, text, types);
    if (isCutOff) return [];
    began.add(provider);
    return [{ kind: 'added', day, provider }];
  });
  return {
    changes: onePerDay(changes)
      .toReversed()
      .toSorted((a, b) => Number(a.day < b.day) - Number(a.day > b.day)),
    began,
  };
}

/**
 * Returns the changes, oldest first, with one change per fact and day: from the first value of the day to the last. Readers
 * saw none of the values between, and a fact that ends the day where it began has not changed.
 */
function onePerDay(changes: readonly FactChange[]): FactChange[] {
  const groups = Map.groupBy(changes, (change) =>
    change.kind === 'changed' ? [change.day, change.provider, change.key].join(' ') : change,
  );
  return [...groups.values()].flatMap((group): FactChange[] => {
    const [first, last] = [group[0], group.at(-1)];
    if (first?.kind !== 'changed' || last?.kind !== 'changed' || first === last) return group;
    return isSameValue(first.before, last.after) ? [] : [{ ...last, before: first.before }];
  });
}

function valueChanges(
  provider: string,
  { day }: FileVersion,
  before: string,
  after: string,
  types: ReadonlyMap<string, FactType>,
): ValueChange[] {
  return [...rewrittenFacts(before, after)].flatMap(([key, [old, now]]) => {
    const type = types.get(key);
    const values = [old.value ?? unknown, now.value ?? unknown] as const;
    if (type === undefined || isSameValue(...values)) return [];
    const [was, is] = values.map((value) => (value === unknown ? unknown : typedValue(value, type)));
    return [{ kind: 'changed', day, provider, key, before: was, after: is }];
  });
}

function typedValue<T extends FactType>(written: unknown, type: T): TypedValue<T> | undefined {
  const { success, data } = factValueSchemas[type].safeParse(written);
  return success ? { type, value: data } : undefined;
}

/** Returns the source text of each fact in a provider's file, by key; undefined if the file has another shape. */
function factTexts(text: string): ReadonlyMap<string, string> | undefined {
  const [, facts] = /^facts:\n((?:(?: .*)?\n)*)/m.exec(`${text}\n`) ?? [];
  if (facts === undefined) return undefined;
  const parts = facts.split(/^(?= {2}\S)/m);
  const named = parts.map((part) => [/^ {2}([\w-]+):/.exec(part)?.[1], part] as const);
  return named.every(([key]) => key !== undefined) ? new Map(named as [string, string][]) : undefined;
}

/**
 * Returns the facts that differ between two versions of a file, each before and after. Only these facts are parsed, because
 * parsing a whole file takes thirty milliseconds and there are hundreds of versions.
 */
function rewrittenFacts(before: string, after: string): ReadonlyMap<string, readonly [Fields, Fields]> {
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
