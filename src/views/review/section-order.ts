/** The sections of a review, from top to bottom: those that the facts write between those that an editor writes. */
const order = [
  'score',
  'good-at',
  'not-for',
  'cost',
  'price-history',
  'facts',
  'audits',
  'tests',
  'platforms',
  'owner',
  'not-verified',
  'change-our-mind',
  'changes',
  'compare',
];

/** What an editor adds under an id of their own stands after what it is not for. */
const additions = order.indexOf('cost') - 0.5;

/** Sections of equal place keep the order in which they are given. */
export function inSectionOrder<T extends { readonly id: string }>(sections: readonly T[]): T[] {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : additions);
  return sections.toSorted((a, b) => place(a.id) - place(b.id));
}
