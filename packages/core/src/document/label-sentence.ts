import type { FactType } from '../provider/fact.ts';

/**
 * Types that are rendered as a phrase with its own noun, such as "3 audits, the newest from May", and may end any sentence:
 * "Outsiders have looked: 3 audits." Values of all other types are bare, and a colon before a bare value makes the sentence
 * read like a table row.
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
 * Whether a value follows a label in a full sentence: "Jurisdiction: Panama." If no sentence ends after the value, it is a
 * row of data. If words follow, it is part of a longer sentence: "Its map is real: 46 of 47 were confirmed."
 */
export function isLabelSentence(before: string, type: FactType, after: string): boolean {
  return !phrases.has(type) && colonBefore.test(before) && endOfSentence.test(after);
}
