import { nearestName } from '#domain/document/nearest-name.ts';
import { incidentOutcomes } from '#domain/provider/fact-value.ts';
import { allDefinitions, type FactDefinition, type Vocabulary } from '#domain/provider/vocabulary.ts';
import { type FactFile, type Path, problemAt } from '../facts/fact-file.ts';
import type { Problem } from '../problem.ts';
import type { WrittenMethodology } from './methodology-schema.ts';
import { mentionedOptions, readableTypes } from './rule-fits.ts';

type WrittenCriterion = WrittenMethodology['criteria'][number];

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
    ...methodology.criteria.flatMap((criterion, position) => [
      ...unknownName('group', criterion.group, groups, ['criteria', position, 'group']),
      ...criterion.keys.flatMap((key, index) =>
        unknownName('fact key', key, [...definitions.keys()], ['criteria', position, 'keys', index]),
      ),
      ...ruleProblems(file, criterion, definitions.get(criterion.keys[0] ?? ''), [
        'criteria',
        position,
        'rule',
      ]),
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

function ruleProblems(
  file: FactFile,
  { rule }: WrittenCriterion,
  definition: FactDefinition | undefined,
  path: Path,
): Problem[] {
  const types = readableTypes(rule);
  if (definition === undefined || types === 'any') return [];
  if (!types.includes(definition.type)) {
    const message = `The rule "${rule.name}" cannot read "${definition.key}", which is of type ${definition.type}.`;
    return [problemAt(file, path, message, `It reads: ${types.join(', ')}.`)];
  }
  if (definition.type === 'country') return [];
  const options = definition.type === 'incidents' ? incidentOutcomes : Object.keys(definition.options);
  return mentionedOptions(rule)
    .filter((option) => !options.some((known) => known === option))
    .map((option) =>
      problemAt(file, path, `"${definition.key}" has no option "${option}".`, suggestion(option, options)),
    );
}

function suggestion(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near ? `Did you mean "${near}"?` : `Write one of: ${known.join(', ')}.`;
}

function doubled(ids: readonly string[]): string[] {
  return ids.filter((id, position) => ids.indexOf(id) !== position);
}
