import type { BestOfRule, ChoiceRule, ShareRule } from './scoring-rule.ts';

/** One choice, such as a logging policy or a country. */
export function pointsForChoice(choice: string, rule: ChoiceRule): number {
  return pointsOf(choice, rule);
}

/** The best of several, such as the most private way to pay. An empty list is a statement: there are none. */
export function pointsForBest(choices: readonly string[], rule: BestOfRule): number | undefined {
  if (choices.length === 0) return rule.none;
  if (choices.every((choice) => rule.notCounted?.includes(choice))) return undefined;
  return Math.max(...choices.map((choice) => pointsOf(choice, rule)));
}

/** How much of what we ask for is there, such as a kill switch on every platform. */
export function pointsForShare(choices: readonly string[], rule: ShareRule): number {
  const present = rule.of.filter((wanted) => choices.includes(wanted));
  return (present.length / rule.of.length) * 10;
}

function pointsOf(choice: string, rule: Pick<ChoiceRule, 'points' | 'otherwise'>): number {
  const points = Object.hasOwn(rule.points, choice) ? rule.points[choice] : undefined;
  return points ?? rule.otherwise;
}
