import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectAllGuides } from './all-guides.block.ts';

test('every guide, country and explainer is listed, in this order, unless it does not exist in the language', () => {
  const site = testContext();
  const ids = ['guides', 'countries', 'explainers'].flatMap((folder) =>
    site.documentIds.filter((id) => id.startsWith(`${folder}/`)),
  );
  expect(ids.length).toBeGreaterThan(2);
  expect(selectAllGuides(site).pages).toEqual(ids.map((id) => site.document(id)));
  expect(selectAllGuides({ ...site, document: () => undefined }).pages).toEqual([]);
});
