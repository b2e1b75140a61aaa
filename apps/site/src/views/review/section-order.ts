/** The order of the sections of a review. Some are built from facts, others are written by editors. */
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

/** The position of sections with other ids, which an editor added: before the section with all facts. */
const additionsPosition = order.indexOf('facts') - 0.5;

/** Sorts sections; sections at the same position keep their given order. */
export function inSectionOrder<T extends { readonly id: string }>(sections: readonly T[]): T[] {
  const position = (id: string) => (order.includes(id) ? order.indexOf(id) : additionsPosition);
  return sections.toSorted((a, b) => position(a.id) - position(b.id));
}
