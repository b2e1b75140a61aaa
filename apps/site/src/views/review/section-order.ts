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
const additionsPosition = order.indexOf('facts') - 0.5;

/** Sorts sections; sections at the same position keep their given order. */
export function inSectionOrder<T extends { readonly id: string }>(sections: readonly T[]): T[] {
  const position = (id: string) => (order.includes(id) ? order.indexOf(id) : additionsPosition);
  return sections.toSorted((a, b) => position(a.id) - position(b.id));
}
