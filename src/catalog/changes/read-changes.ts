import { basename } from 'node:path';
import type { ChangeHistory, FactChange, ValueChange } from '#domain/change/fact-change.ts';
import { sameValue } from '#domain/change/fact-change.ts';
import { unknown } from '#domain/provider/fact.ts';
import { allDefinitions, type FactType, type Vocabulary } from '#domain/provider/vocabulary.ts';
import { factValueSchemas } from '../facts/fact-value-schemas.ts';
import { rewrittenFacts } from './fact-texts.ts';
import { type FileVersion, gitVersions } from './git-versions.ts';

const folder = 'facts/providers';

/**
 * What changed in the facts, from the project's own history, so that nobody has to keep a list and nobody can leave
 * anything out of one. Without a history there are no changes and the answer says that it is not complete.
 */
export function readChanges(
  root: string,
  vocabulary: Vocabulary,
  providers: readonly string[],
): ChangeHistory {
  const versions = (gitVersions(root, folder) ?? []).filter(({ file }) => /\.ya?ml$/.test(file));
  const types = new Map(allDefinitions(vocabulary).map(({ key, type }) => [key, type]));
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
    changes: changes.toReversed().toSorted((a, b) => Number(a.day < b.day) - Number(a.day > b.day)),
    isComplete: providers.every((provider) => began.has(provider)),
  };
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
    if (type === undefined || sameValue(...values)) return [];
    const [was, is] = values.map((value) =>
      value === unknown ? unknown : factValueSchemas[type].safeParse(value).data,
    );
    return [{ kind: 'changed', day, provider, key, before: was, after: is }];
  });
}
