import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureWords } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { selectTools } from './home-tools.block.ts';
import { HomeTools } from './home-tools.tsx';

const english = testContext();

test.each(localeCodes)('each tool in %s is a question with a picture, and leads to its page', (locale) => {
  const site = testContext(locale);
  const cards = renderElement(<HomeTools {...selectTools(undefined, site)} />).all('.tool-card');
  expect(cards.map(({ attributes }) => attributes.href)).toEqual(
    ['do-i-need-a-vpn', 'true-cost', 'leak-check', 'your-ranking'].map(
      (id) => site.document(`pages/${id}`)?.path,
    ),
  );
  expect(cards.every((card) => card.all('.scene').length === 1)).toBe(true);
});

test.each(localeCodes)(
  'in %s it is a leak check only where more than the address can be checked',
  (locale) => {
    const site = testContext(locale);
    const titleWith = (states: SiteContext['states']) =>
      selectTools(undefined, { ...site, states }).tools.find(({ id }) => id === 'leak')?.title;
    const [leak, address] = [titleWith(new Set(['leaks'])), titleWith(new Set())];
    expect([leak, address]).toEqual([
      fixtureWords(locale).blocks.homeTools.leak.title,
      fixtureWords(locale).blocks.homeTools.address.title,
    ]);
    expect(leak).not.toBe(address);
  },
);

test('a page that does not exist is left out, one without a picture has none, and without any there is nothing', () => {
  const only = {
    ...english,
    document: (id: string) =>
      id === 'pages/true-cost' ? { path: '/x', title: 'x', description: 'x' } : undefined,
  };
  const page = renderElement(<HomeTools {...selectTools('Tools', only)} />);
  expect(page.all('a').map(({ attributes }) => attributes.href)).toEqual(['/x']);
  expect(page.all('.scene')).toEqual([]);
  expect(renderElement(<HomeTools heading="Tools" tools={[]} />).all('h2')).toEqual([]);
});
