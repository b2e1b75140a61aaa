import type { Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
import { type FactFile, problemAt } from '../facts/fact-file.ts';
import type { Path } from '../facts/fact-tree.ts';
import type { Problem } from '../problem.ts';
import { type KnownNames, knownNames } from './known-names.ts';
import { pickProblems, profileProblems, requirementProblems } from './list-problems.ts';
import type { WrittenMethodology } from './methodology-schema.ts';
import { ruleProblems } from './rule-problems.ts';

/** Reports mistakes in a well-formed methodology: names that do not exist, rules that do not fit, wrong sums. */
export function methodologyProblems(
  file: FactFile,
  methodology: WrittenMethodology,
  vocabulary: Vocabulary,
): Problem[] {
  const names = knownNames(file, methodology, vocabulary);
  const { criteria, profiles, picks, requires } = methodology;
  return [
    ...expectedVersion(file, methodology),
    ...doubled(file, 'criterion', 'criteria', criteria),
    ...doubled(file, 'profile', 'profiles', profiles),
    ...doubled(file, 'pick', 'picks', picks),
    ...orderProblems(file, methodology),
    ...requires.flatMap((each, index) => requirementProblems(file, each, names, ['requires', index])),
    ...criteria.flatMap((criterion, position) => [
      ...names.group(criterion.group, ['criteria', position, 'group']),
      ...criterion.keys.flatMap((key, index) => names.scoredKey(key, ['criteria', position, 'keys', index])),
      ...ruleProblems(file, criterion, names, ['criteria', position]),
    ]),
    ...profiles.flatMap((profile, position) => profileProblems(file, methodology, profile, names, position)),
    ...picks.flatMap((pick, position) => pickProblems(pick, names, ['picks', position])),
    ...notScoredProblems(file, methodology, names),
  ];
}

function expectedVersion(file: FactFile, { version }: WrittenMethodology): Problem[] {
  if (file.file === `facts/methodology/${version}.yaml`) return [];
  return [
    problemAt(
      file,
      ['version'],
      `The version "${version}" and the file name differ.`,
      'Correct one of them.',
    ),
  ];
}

function doubled(
  file: FactFile,
  kind: string,
  field: string,
  all: readonly { readonly id: string }[],
): Problem[] {
  const ids = all.map(({ id }) => id);
  return ids.flatMap((id, position) =>
    ids.indexOf(id) === position
      ? []
      : [problemAt(file, [field, position], `The ${kind} "${id}" appears twice.`, 'Rename one.')],
  );
}

/** Reports pairs of numbers of which the first is not smaller. */
function orderProblems(file: FactFile, { doubt, evidence, confidence }: WrittenMethodology): Problem[] {
  const pairs: readonly [Path, number, number, string][] = [
    [['doubt', 'weights', 'from'], doubt.weights.from, doubt.weights.to, 'the smaller factor as "from"'],
    [
      ['evidence', 'outsiders', 'fullYears'],
      evidence.outsiders.fullYears,
      evidence.outsiders.goneYears,
      'fewer years as "fullYears" than as "goneYears"',
    ],
    [['confidence', 'fair'], confidence.fair, confidence.high, 'the smaller share as "fair"'],
  ];
  return pairs
    .filter(([, smaller, larger]) => smaller >= larger)
    .map(([path, smaller, larger, remedy]) =>
      problemAt(
        file,
        path,
        `${path.join('.')} is ${smaller}, which is not below ${larger}.`,
        `Write ${remedy}.`,
      ),
    );
}

/** Reports keys in the list of facts without a score that do not exist, or that a criterion reads. */
function notScoredProblems(
  file: FactFile,
  { criteria, notScored }: WrittenMethodology,
  names: KnownNames,
): Problem[] {
  return Object.keys(notScored).flatMap((key) => {
    const path = ['notScored', key];
    const reader = criteria.find(({ keys }) => keys.includes(key));
    if (reader === undefined) return names.existingKey(key, path);
    const message = `The criterion "${reader.id}" reads "${key}", which "notScored" lists.`;
    return [problemAt(file, path, message, 'Remove it from one of the two.')];
  });
}
