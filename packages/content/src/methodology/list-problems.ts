import { roundTo, sum } from '@vpn-site/core/scoring/full-score.ts';
import type { Requirement } from '@vpn-site/core/scoring/methodology.ts';
import { weightIn } from '@vpn-site/core/scoring/methodology.ts';
import type { PickRule } from '@vpn-site/core/scoring/pick.ts';
import { type FactFile, problemAt } from '../facts/fact-file.ts';
import type { Path } from '../facts/fact-tree.ts';
import type { Problem } from '../problem.ts';
import type { KnownNames } from './known-names.ts';
import type { WrittenMethodology } from './methodology-schema.ts';

const fullWeight = 100;

/**
 * Reports problems of a profile. The weights of every profile must have the same sum, so that one point weighs the same in
 * each.
 */
export function profileProblems(
  file: FactFile,
  { criteria }: WrittenMethodology,
  profile: WrittenMethodology['profiles'][number],
  names: KnownNames,
  position: number,
): Problem[] {
  const path = ['profiles', position];
  const total = roundTo(sum(criteria.map((criterion) => weightIn(profile, criterion))), 6);
  const message = `The weights of "${profile.id}" add up to ${total}, not ${fullWeight}.`;
  const remedy =
    'Change them until they do. A criterion that the profile does not name keeps its own weight.';
  return [
    ...(total === fullWeight ? [] : [problemAt(file, [...path, 'weights'], message, remedy)]),
    ...Object.keys(profile.groups).flatMap((group) => names.group(group, [...path, 'groups', group])),
    ...Object.keys(profile.weights).flatMap((id) => names.criterion(id, [...path, 'weights', id])),
    ...profile.requires.flatMap((each, index) =>
      requirementProblems(file, each, names, [...path, 'requires', index]),
    ),
  ];
}

export function requirementProblems(
  file: FactFile,
  requirement: Requirement,
  names: KnownNames,
  path: Path,
): Problem[] {
  if ('criterion' in requirement) return names.criterion(requirement.criterion, path);
  const { key } = requirement;
  if ('anyOf' in requirement) {
    return [
      ...names.scoredKey(key, path),
      ...requirement.anyOf.flatMap((option, index) => names.option(key, option, [...path, 'anyOf', index])),
    ];
  }
  const type = names.definitions.get(key)?.type;
  if (type === undefined || type === 'yes-no') return names.scoredKey(key, path);
  const message = `"${key}" is of type ${type}: its answer is never ${requirement.not}.`;
  return [problemAt(file, path, message, 'Use "anyOf" with its options, or a key of type yes-no.')];
}

export function pickProblems({ profile, where, order }: PickRule, names: KnownNames, path: Path): Problem[] {
  return [
    ...names.profile(profile, [...path, 'profile']),
    ...where.flatMap((condition, index) => {
      const at = [...path, 'where', index];
      if ('confidence' in condition || 'tier' in condition) return [];
      if ('criterion' in condition) return names.criterion(condition.criterion, at);
      return [...names.scoredKey(condition.key, at), ...names.option(condition.key, condition.is, at)];
    }),
    ...order.flatMap((each, index) =>
      typeof each === 'string' ? [] : names.criterion(each.criterion, [...path, 'order', index]),
    ),
  ];
}
