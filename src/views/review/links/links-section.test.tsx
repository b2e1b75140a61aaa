import { expect, test } from 'vitest';
import { draw } from '#fixtures/render-html.tsx';
import { LinksSection } from './links-section.tsx';

test('links stand in their order, each a line', () => {
  const list = draw(
    <LinksSection
      links={[
        { href: '/compare/b-vs-a', text: 'B vs A' },
        { href: '/reviews', text: 'All reviews' },
      ]}
    />,
  );
  const lines = list
    .all('li')
    .map((line) => line.all('a').map(({ text, attributes }) => [text, attributes.href]));
  expect(lines).toEqual([[['B vs A', '/compare/b-vs-a']], [['All reviews', '/reviews']]]);
});
