import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { selectRefunds } from './refund-table-model.ts';

const english = testContext();
const rowOf = (id: string, site: SiteContext = english) => {
  const row = selectRefunds(site).rows.find(({ face }) => face.id === id);
  if (!row) throw new Error(`No row of ${id}.`);
  return row;
};

describe('refunds-by-provider', () => {
  test('the window is the fact with its source, and leads to the review and the dates; the unknown says so', () => {
    const { window, review, dates } = rowOf('alder');
    expect(window).toMatchObject({ text: '30 days', stale: undefined });
    expect(window.mark?.evidence).toBe('alder/money-back-days');
    expect(review).toBe('/reviews/alder');
    expect(dates).toMatch(/^\/tools\/true-cost\?plan=alder\./);
    expect(rowOf('cedar').window).toMatchObject({ text: '45 days', sign: 'value', stale: 'Out of date' });
    expect(rowOf('dogwood').window).toMatchObject({ text: 'Unknown', mark: undefined });
    expect(rowOf('dogwood')).toMatchObject({
      renewal: { text: 'Unknown', mark: undefined },
      dates: undefined,
    });
  });

  test('what is left out is the note of the fact; plans that differ say so where there is none', () => {
    const note = { en: 'Not for the App Store.', pl: 'Nie dla App Store.', tr: 'App Store hariç.' };
    expect(rowOf('alder', withFact(english, 'alder', 'money-back-days', { note })).limits).toBe(note.en);
    const some = withPlans(withPlans(english, 'alder', { refundDays: 30 }), 'alder', { refundDays: 14 }, 1);
    expect(rowOf('alder', some).limits).toBe('14 to 30 days, depending on the plan.');
  });

  test('plans answer where no source states one window for all of them', () => {
    const alder = english.providers.get('alder');
    if (!alder) throw new Error('The fixture has alder.');
    const facts = { ...alder.facts, 'money-back-days': { value: 'unknown' as const } };
    const silent = { ...english, providers: new Map([['alder', { ...alder, facts }]]) };
    const { window } = rowOf('alder', withPlans(silent, 'alder', { refundDays: 21 }));
    expect(window).toMatchObject({ text: '21 days', sign: 'value' });
    expect(window.mark?.evidence).toBe('alder/prices');
  });

  test('says whether plans renew, and what notice they ask for', () => {
    const prepaid = withPlans(english, 'alder', { renewal: 'none' });
    expect(rowOf('alder', prepaid).renewal.text).toBe('None, prepaid');
    const unpublished = withPlans(english, 'alder', { renewal: 'unpublished' });
    expect(rowOf('alder', unpublished)).toMatchObject({ renewal: { text: 'Automatic' }, notice: undefined });
    const early = withPlans(unpublished, 'alder', { noticeDays: 2 });
    expect(rowOf('alder', early).notice).toBe('Cancel at least 2 days ahead.');
  });

  test('a line below explains missing notice, unless nothing renews', () => {
    const alder = english.providers.get('alder');
    if (!alder) throw new Error('The fixture has alder.');
    const alone = { ...english, providers: new Map([['alder', alder]]) };
    expect(selectRefunds(withPlans(alone, 'alder', { renewal: 'unpublished' })).isNoticeMissing).toBe(true);
    expect(selectRefunds(withPlans(alone, 'alder', { renewal: 'none' })).isNoticeMissing).toBe(false);
  });
});
