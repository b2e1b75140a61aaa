import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureWords } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { selectTools } from './home-tools.block.ts';
import { HomeTools } from './home-tools.tsx';

const english = testContext();

test('each tool is a card with a picture that leads to its page', () => {
  const cards = renderElement(<HomeTools {...selectTools(undefined, english)} />).all('.tool-card');
  expect(cards.map(({ attributes }) => attributes.href)).toEqual(
    ['do-i-need-a-vpn', 'true-cost', 'leak-check', 'your-ranking'].map(
      (id) => english.document(`pages/${id}`)?.path,
    ),
  );
  expect(cards.every((card) => card.all('.scene').length === 1)).toBe(true);
});

test.each(localeCodes)(
  'in %s it is a leak check only where more than the address can be checked',
  (locale) => {
    const titleWith = (states: SiteContext['states']) =>
      selectTools(undefined, { ...testContext(locale), states }).tools.find(({ id }) => id === 'leak')?.title;
    const { leak, address } = fixtureWords(locale).blocks.homeTools;
    expect([titleWith(new Set(['leaks'])), titleWith(new Set())]).toEqual([leak.title, address.title]);
    expect(leak.title).not.toBe(address.title);
  },
);

test('a page that does not exist is left out, and without any there is nothing', () => {
  const links = (document: SiteContext['document']) =>
    renderElement(<HomeTools {...selectTools('Tools', { ...english, document })} />).all('a');
  const only = links((id) =>
    id === 'pages/true-cost' ? { path: '/x', title: 'x', description: 'x' } : undefined,
  );
  expect(only.map(({ attributes }) => attributes.href)).toEqual(['/x']);
  expect(links(() => undefined)).toEqual([]);
});
