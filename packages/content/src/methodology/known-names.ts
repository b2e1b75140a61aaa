import { allDefinitions, type FactDefinition, type Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
import { type FactFile, problemAt } from '../facts/fact-file.ts';
import type { Path } from '../facts/fact-tree.ts';
import type { Problem } from '../problem.ts';
import { suggestion } from '../suggestion.ts';
import type { WrittenMethodology } from './methodology-schema.ts';

/** The names that a methodology may use. Each function returns the problem if the name at a path is unknown. */
export interface KnownNames {
  readonly definitions: ReadonlyMap<string, FactDefinition>;
  readonly group: (name: string, path: Path) => Problem[];
  readonly criterion: (name: string, path: Path) => Problem[];
  readonly profile: (name: string, path: Path) => Problem[];
  readonly existingKey: (name: string, path: Path) => Problem[];
  /** Checks that a key exists and may score. */
  readonly scoredKey: (name: string, path: Path) => Problem[];
  /**
   * Checks an option of a key. If the key is unknown, its options are not checked, because another function reports the
   * key.
   */
  readonly option: (key: string, name: string, path: Path) => Problem[];
}

export function knownNames(
  file: FactFile,
  { criteria, profiles }: WrittenMethodology,
  vocabulary: Vocabulary,
): KnownNames {
  const definitions = new Map(allDefinitions(vocabulary).map((definition) => [definition.key, definition]));
  const oneOf =
    (kind: string, known: readonly string[]) =>
    (name: string, path: Path): Problem[] =>
      known.includes(name)
        ? []
        : [problemAt(file, path, `There is no ${kind} "${name}".`, suggestion(name, known))];
  const existingKey = oneOf('fact key', [...definitions.keys()]);
  return {
    definitions,
    group: oneOf(
      'group',
      vocabulary.groups.map(({ id }) => id),
    ),
    criterion: oneOf(
      'criterion',
      criteria.map(({ id }) => id),
    ),
    profile: oneOf(
      'profile',
      profiles.map(({ id }) => id),
    ),
    existingKey,
    scoredKey: (name, path) => {
      if (definitions.get(name)?.scored !== false) return existingKey(name, path);
      const remedy =
        'Read another fact, or set "scored: true" in its vocabulary and say why in the pull request.';
      return [problemAt(file, path, `The fact "${name}" must not be scored.`, remedy)];
    },
    option: (key, name, path) => {
      const options = Object.keys(definitions.get(key)?.options ?? {});
      if (!definitions.has(key) || options.includes(name)) return [];
      return [problemAt(file, path, `"${key}" has no option "${name}".`, suggestion(name, options))];
    },
  };
}
