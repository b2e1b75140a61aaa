import { expect, test } from 'vitest';
import { escapeMarkdown, markdownDiff } from './markdown.ts';

test('what went is struck out and what came is underlined', () => {
  expect(markdownDiff('erased within 15 minutes', 'erased within 30 days')).toBe(
    'erased within <del>15</del><ins>30</ins> <del>minutes</del><ins>days</ins>',
  );
  expect(markdownDiff('the same', 'the same')).toBe('the same');
});

test('words of a page stay words: no markup, no mention, no link to an issue, no second line', () => {
  expect(escapeMarkdown('<b>*x*</b> | @owner\n# [a](b) #12')).toBe(
    String.raw`&lt;b&gt;\*x\*&lt;/b&gt; \| &#64;owner \# \[a\](b) \#12`,
  );
});
