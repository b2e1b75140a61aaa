import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { ContentStore, websiteDisclosure } from './content-store.ts';

const store = new ContentStore(fixtureRoot);

test.each(localeCodes)(
  "the disclosure in %s is the first of 'common_{locale}' whose stem is '{locale}/data/common/website'",
  { tags: ['store-common-record', 'store-query'] },
  (locale) => {
    const record = store
      .collection(`common_${locale}`)
      .where('stem', '=', `${locale}/data/common/website`)
      .first();
    expect(record?.meta.disclosure).toMatch(/commission|prowizj|komisyon/i);
    expect(websiteDisclosure(store, locale)).toBe(record?.meta.disclosure);
    const same = localeCodes.filter((other) => websiteDisclosure(store, other) === record?.meta.disclosure);
    expect(same).toEqual([locale]);
  },
);

test("an answer is kept under its key, 'website' for the disclosure, in each language", {
  tags: 'store-query-cached',
}, () => {
  let asked = 0;
  const ask = (locale: string) =>
    store.cachedFirst('website', `common_${locale}`, (query) => {
      asked += 1;
      return query;
    });
  expect(websiteDisclosure(store, 'en')).toBe(ask('en')?.meta.disclosure);
  expect(websiteDisclosure(store, 'tr')).toBe(ask('tr')?.meta.disclosure);
  expect(asked).toBe(0);
});

test('an unknown collection or stem has no first record', () => {
  expect(store.collection('common_de').first()).toBeUndefined();
  expect(store.collection('common_en').where('stem', '=', 'pl/data/common/website').first()).toBeUndefined();
});
