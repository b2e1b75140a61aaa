import { type Fact, isKnown, type TypedValue } from '../provider/fact.ts';
import type { FactDefinition } from '../provider/vocabulary.ts';
import type { Criterion, Methodology } from './methodology.ts';
import type { ValueRule } from './scoring-rule.ts';
import { valuePoints } from './value-points.ts';

/** Whether an answer is good or bad for the reader. The answer alone does not show it: "E-mail needed: yes" is bad. */
export type Tone = 'good' | 'partly' | 'bad' | 'unknown' | 'neutral';

const minGoodPoints = 7.5;
/** The max points of a choice that counts as bad. A list with items is never bad. */
const maxBadPoints = 2;

/** Returns the tone by the protective answer if the vocabulary names one, otherwise by the points, otherwise neutral. */
export function answerTone(
  fact: Fact,
  { key, protective }: Pick<FactDefinition, 'key' | 'protective'>,
  { criteria }: Pick<Methodology, 'criteria'>,
): Tone {
  if (!isKnown(fact)) return 'unknown';
  if (protective !== undefined && fact.type === 'yes-no') {
    if (fact.value === 'partial') return 'partly';
    return fact.value === (protective === 'yes') ? 'good' : 'bad';
  }
  // A missing free plan does no harm, so it is neutral.
  if (fact.type === 'free-plan') return fact.value.available ? 'good' : 'neutral';
  const [reader, ...others] = criteria.filter(({ keys }) => keys.includes(key));
  const rule = reader && others.length === 0 ? ruleFor(key, reader) : undefined;
  const points = rule && valuePoints(fact, rule);
  return points === undefined ? 'neutral' : toneOf(points, fact);
}

/** Returns the rule with which a criterion judges one key; undefined for numbers, which are neither good nor bad. */
function ruleFor(key: string, { keys, rule }: Criterion): ValueRule | undefined {
  const { name } = rule;
  if (name === 'answer' || name === 'choice' || name === 'best-of' || name === 'share') return rule;
  const isPromise = name === 'promise-times-proof' && keys[0] === key;
  return isPromise ? { name: 'choice', points: rule.promise } : undefined;
}

function toneOf(points: number, { value }: TypedValue): Tone {
  if (points >= minGoodPoints) return 'good';
  const isBad = Array.isArray(value) ? value.length === 0 : points <= maxBadPoints;
  return isBad ? 'bad' : 'partly';
}
