/** Enough words for a page, without a number among them, for tests that plant one. */
export const plantedWords = Array.from(
  { length: 6 },
  () =>
    'These words stand here because a page that says next to nothing is refused, and a test that plants a page ' +
    'has to plant one that an editor could have written.',
).join(' ');
