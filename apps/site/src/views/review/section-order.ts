/** The sections of a review in order, with sections from facts between those that an editor writes. */
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

/** The position of sections that an editor adds with a new id: before all facts. */
const additions = order.indexOf('facts') - 0.5;

/** Sorts sections; sections at the same position keep their given order. */
export function inSectionOrder<T extends { readonly id: string }>(sections: readonly T[]): T[] {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : additions);
  return sections.toSorted((a, b) => place(a.id) - place(b.id));
}
