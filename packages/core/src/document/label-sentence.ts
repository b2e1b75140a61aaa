import type { FactType } from '../provider/fact.ts';

/**
 * Types of values that are rendered as a phrase with its own noun, such as "3 audits, the newest from May". They may end
 * any sentence: "Outsiders have looked: 3 audits." Other values have no noun, so after a colon the sentence would read like
 * a table row.
 */
const phrases: ReadonlySet<FactType> = new Set<FactType>([
  'days',
  'audits',
  'incidents',
  'streaming',
  'speed-reports',
  'leak-tests',
  'plans',
]);

const colonBefore = /:\s*[“„«"]?$/u;
const endOfSentence = /^[”"’»)\]]*[.;!?]/u;

/**
 * Whether a value only follows its label in a full sentence: "Jurisdiction: Panama." Without the end of a sentence after
 * the value, it is a row of data. With more words after the value, it is part of a longer sentence: "Its map is real: 46 of
 * 47 were confirmed."
 */
export function isLabelSentence(before: string, type: FactType, after: string): boolean {
  return !phrases.has(type) && colonBefore.test(before) && endOfSentence.test(after);
}
