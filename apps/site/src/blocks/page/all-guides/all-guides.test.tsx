import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectAllGuides } from './all-guides.block.ts';

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
