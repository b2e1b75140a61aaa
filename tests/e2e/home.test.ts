import { expect, inject, test } from 'vitest';

test('the home page is made of hero, comparison, use cases, guide cards and why-use', async () => {
  const html = await (await fetch(`${inject('originUrl')}/`)).text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const sections = ['<h1', '>The field, compared<', '>Start with', '>Guides<', '>Why use'].map((text) =>
    main.indexOf(text),
  );
  expect(sections.every((position) => position >= 0)).toBe(true);
  expect(sections).toEqual(sections.toSorted((a, b) => a - b));
});
