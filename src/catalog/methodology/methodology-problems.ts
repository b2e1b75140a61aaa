import { allDefinitions, type Vocabulary } from '#domain/provider/vocabulary.ts';
import { type FactFile, problemAt } from '../facts/fact-file.ts';
import type { Path } from '../facts/fact-tree.ts';
import type { Problem } from '../problem.ts';
import type { WrittenMethodology } from './methodology-schema.ts';
import { ruleProblems, suggestion } from './rule-problems.ts';

/** What a well-formed methodology may still get wrong: names that exist nowhere, and rules that do not fit. */
export function methodologyProblems(
  file: FactFile,
  methodology: WrittenMethodology,
  vocabulary: Vocabulary,
): Problem[] {
  const definitions = new Map(allDefinitions(vocabulary).map((definition) => [definition.key, definition]));
  const groups = vocabulary.groups.map(({ id }) => id);
  const criteria = methodology.criteria.map(({ id }) => id);
  const unknownName = (kind: string, name: string, known: readonly string[], path: Path): Problem[] =>
    known.includes(name)
      ? []
      : [problemAt(file, path, `There is no ${kind} "${name}".`, suggestion(name, known))];

  return [
    ...expectedVersion(file, methodology),
    ...doubled(criteria).map((id) =>
      problemAt(file, ['criteria'], `The criterion "${id}" stands twice.`, 'Rename one.'),
    ),
    ...doubled(methodology.profiles.map(({ id }) => id)).map((id) =>
      problemAt(file, ['profiles'], `The profile "${id}" stands twice.`, 'Rename one.'),
    ),
    ...stabilityProblems(file, methodology),
    ...methodology.criteria.flatMap((criterion, position) => [
      ...unknownName('group', criterion.group, groups, ['criteria', position, 'group']),
      ...criterion.keys.flatMap((key, index) =>
        unknownName('fact key', key, [...definitions.keys()], ['criteria', position, 'keys', index]),
      ),
      ...criterion.keys
        .filter((key) => definitions.get(key)?.scored === false)
        .map((key) =>
          problemAt(
            file,
            ['criteria', position, 'keys'],
            `The fact "${key}" may not score.`,
            'Read another fact, or set "scored: true" in its vocabulary and say why in the pull request.',
          ),
        ),
      ...ruleProblems(file, criterion, definitions.get(criterion.keys[0] ?? ''), ['criteria', position]),
    ]),
    ...methodology.profiles.flatMap((profile, position) => [
      ...Object.keys(profile.groups).flatMap((group) =>
        unknownName('group', group, groups, ['profiles', position, 'groups', group]),
      ),
      ...Object.keys(profile.weights).flatMap((id) =>
        unknownName('criterion', id, criteria, ['profiles', position, 'weights', id]),
      ),
      ...profile.requires.flatMap(({ criterion }, index) =>
        unknownName('criterion', criterion, criteria, ['profiles', position, 'requires', index]),
      ),
    ]),
  ];
}

function expectedVersion(file: FactFile, { version }: WrittenMethodology): Problem[] {
  if (file.file === `facts/methodology/${version}.yaml`) return [];
  return [
    problemAt(file, ['version'], `The version "${version}" is not the file's name.`, 'Make them equal.'),
  ];
}

function stabilityProblems(file: FactFile, { stability: { from, to } }: WrittenMethodology): Problem[] {
  if (from <= to) return [];
  const message = `The stability test goes from ${from} to ${to}.`;
  return [problemAt(file, ['stability', 'from'], message, 'Write the smaller factor as "from".')];
}

function doubled(ids: readonly string[]): string[] {
  return ids.filter((id, position) => ids.indexOf(id) !== position);
}
