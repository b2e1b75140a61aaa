import { renderElement as drawn } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { allRecordRows } from '#evidence/record/records.ts';
import { selectAuditDecoder } from './audit-decoder.block.ts';
import { AuditDecoder } from './audit-decoder.tsx';

const english = testContext();

test('each provider stands folded under its name, with how much is on record', () => {
  const folds = drawn(<AuditDecoder {...selectAuditDecoder(english)} />).all('details');
  const heads = folds.flatMap((fold) => fold.all('.decoded-records').map(({ attributes }) => attributes.id));
  expect(heads).toEqual(['alder', 'birch', 'cedar', 'dogwood', 'elm', 'fir']);
  expect(folds.map((fold) => fold.all('summary')[0]?.all('span')[0]?.text)).toEqual(
    allRecordRows(english).map(({ summary }) => summary.replaceAll(/\s+/g, ' ')),
  );
});

test('under the tables of a provider a link leads to its review, where there is one', () => {
  const reviewLinks = (site = english) =>
    drawn(<AuditDecoder {...selectAuditDecoder(site)} />)
      .all('.decoded')
      .map((section) => section.all('a').at(-1))
      .filter((link) => link?.text.startsWith('Review of'))
      .map((link) => [link?.text, link?.attributes.href]);
  expect(reviewLinks()).toHaveLength(6);
  expect(reviewLinks()[0]).toEqual(['Review of Alder VPN', '/reviews/alder#audits']);
  expect(reviewLinks({ ...english, reviewPath: () => undefined })).toEqual([]);
});

test('past the first ten, providers are folded away behind their number', () => {
  const [one] = selectAuditDecoder(english).providers;
  if (!one) throw new Error('There is a provider.');
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...one, rows: { ...one.rows, provider: `p${index}` } }));
  expect(drawn(<AuditDecoder providers={many(10)} />).all('.decoded-rest')).toEqual([]);
  const page = drawn(<AuditDecoder providers={many(12)} />);
  const [rest] = page.all('.decoded-rest');
  expect(rest?.all('summary')[0]?.text).toBe('2 more VPNs');
  expect(rest?.all('.decoded-records').map(({ attributes }) => attributes.id)).toEqual(['p10', 'p11']);
  expect(page.all('.decoded')).toHaveLength(12);
});
