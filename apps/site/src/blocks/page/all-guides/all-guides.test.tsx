import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectAllGuides } from './all-guides.block.ts';
import { AllGuides } from './all-guides.tsx';

const site = testContext();

test('every guide, country and explainer is listed, in this order', () => {
  const { pages } = selectAllGuides(site);
  const ids = site.documentIds.filter((id) => /^(?:guides|countries|explainers)\//.test(id));
  expect(pages).toHaveLength(ids.length);
  expect(pages.map(({ path }) => path.split('/')[1])).toEqual([
    ...ids.filter((id) => id.startsWith('guides/')).map(() => 'guides'),
    ...ids.filter((id) => id.startsWith('countries/')).map(() => 'vpn-in'),
    ...ids.filter((id) => id.startsWith('explainers/')).map(() => 'privacy'),
  ]);
});

test('a page that does not exist in a language is left out there', () => {
  expect(selectAllGuides({ ...site, document: () => undefined }).pages).toEqual([]);
});

test('each has its title as a link and a line about it', () => {
  const { pages } = selectAllGuides(site);
  const rendered = renderElement(<AllGuides pages={pages.slice(0, 1)} />);
  expect(rendered.all('a')[0]?.attributes.href).toBe(pages[0]?.path);
  expect(rendered.all('p')[0]?.text).toBe(pages[0]?.description);
});
