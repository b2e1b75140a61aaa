import type { Answer, TypedValue } from '../provider/fact.ts';
import { fullScore, interpolatePoints, sum } from './full-score.ts';
import type { AnswerRule, BestOfRule, ChoiceRule, ValueRule } from './scoring-rule.ts';

/**
 * Returns the points for one value; undefined if the criterion does not apply. A value whose type the rule cannot read
 * earns nothing; a check of the methodology makes sure that there are none.
 */
export function valuePoints(fact: TypedValue, rule: ValueRule): number | undefined {
  switch (rule.name) {
    case 'answer':
      return fact.type === 'yes-no' ? answerPoints(fact.value, rule) : 0;
    case 'choice':
      return fact.type === 'choice' || fact.type === 'country' ? optionPoints(fact.value, rule) : 0;
    case 'best-of':
      return bestPoints(optionsIn(fact), rule);
    case 'share':
      return shareOf(optionsIn(fact), rule.of) * fullScore;
    case 'weighted-share':
      return sum(rule.parts.map(({ of, points }) => shareOf(optionsIn(fact), of) * points));
    case 'number':
      // No limit earns full points.
      if (fact.value === 'unlimited') return fullScore;
      return typeof fact.value === 'number' ? interpolatePoints(fact.value, rule) : 0;
  }
}

function optionsIn(fact: TypedValue): readonly string[] {
  return fact.type === 'choice-list' || fact.type === 'platform-list' ? fact.value : [];
}

function answerPoints(answer: Answer, rule: AnswerRule): number {
  if (answer === 'partial') return rule.partial;
  return answer ? rule.yes : rule.no;
}

function optionPoints(option: string, { points }: ChoiceRule): number {
  return (Object.hasOwn(points, option) ? points[option] : undefined) ?? 0;
}

/** Returns the points of the best option, such as the most private way to pay. An empty list means that there are none. */
function bestPoints(options: readonly string[], rule: BestOfRule): number | undefined {
  if (options.length === 0) return rule.none;
  if (options.every((option) => rule.notCounted?.includes(option))) return undefined;
  return Math.max(
    ...options.map(
      (option) => (Object.hasOwn(rule.points, option) ? rule.points[option] : undefined) ?? rule.otherwise,
    ),
  );
}

/** Returns the share of the wanted options that are present, such as platforms with a kill switch. */
function shareOf(options: readonly string[], wanted: readonly string[]): number {
  return wanted.filter((option) => options.includes(option)).length / wanted.length;
}
