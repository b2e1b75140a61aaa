import type { FactType } from '../provider/fact.ts';

/**
 * Values whose words are a phrase with a noun of its own, such as "3 audits, the newest from May", may end any sentence: "Outsiders
 * have looked: 3 audits." The others are bare, and a colon before a bare value makes its sentence a row of a table.
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
 * Whether a value stands in a sentence as behind a label: "Jurisdiction: Panama." Without an end of the sentence it is a row of data,
 * and with words behind the value it is part of a sentence: "Its map is real: 46 of 47 were confirmed."
 */
export function isLabelSentence(before: string, type: FactType, after: string): boolean {
  return !phrases.has(type) && colonBefore.test(before) && endOfSentence.test(after);
}
