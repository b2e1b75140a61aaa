/** The sections of a review, from top to bottom: those that the facts write between those that an editor writes. */
const order = [
  'good-and-bad',
  'score',
  'cost',
  'streaming',
  'speed',
  'countries',
  'audits',
  'policy',
  'owner',
  'platforms',
  'facts',
  'not-verified',
  'change-our-mind',
  'compare',
];

/** What an editor adds under an id of their own stands before all the facts. */
const additions = order.indexOf('facts') - 0.5;

/** Sections of equal place keep the order in which they are given. */
export function inSectionOrder<T extends { readonly id: string }>(sections: readonly T[]): T[] {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : additions);
  return sections.toSorted((a, b) => place(a.id) - place(b.id));
}
