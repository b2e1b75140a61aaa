import { addDays } from '@vpn-site/core/day/day.ts';
import { countExpiring, countStale, expiryTable } from '@vpn-site/core/provider/expiring.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { selectOutOfDateFacts } from './out-of-date-facts.block.ts';
import { OutOfDateFacts } from './out-of-date-facts.tsx';

const site = testContext();
const { asOf, vocabulary } = site;
const table = expiryTable([...site.providers.values()], vocabulary);
const listed = (isSoon: boolean, context = site) =>
  selectOutOfDateFacts(isSoon, context).providers.flatMap(({ face, facts }) =>
    facts.map((fact) => ({ provider: face.id, ...fact })),
  );
const key = 'kill-switch';
const lifetime = Number(definitionOf(key, vocabulary)?.lifetime);
/** Returns the fixture site in which a fact of alder expires in this many days. */
const withDaysLeft = (daysLeft: number) =>
  withFact(site, 'alder', key, { asOf: addDays(asOf, daysLeft - lifetime) });
const ofAlder = (isSoon: boolean, daysLeft: number) =>
  listed(isSoon, withDaysLeft(daysLeft)).filter((fact) => fact.provider === 'alder' && fact.key === key);

describe('what is out of date', () => {
  test('is all that the figures count, and nothing twice, the oldest of a provider first', () => {
    expect(listed(false)).toHaveLength(countStale(table, asOf));
    expect(listed(true)).toHaveLength(countExpiring(table, asOf));
    expect(listed(false).length).toBeGreaterThan(0);
    for (const { facts } of selectOutOfDateFacts(false, site).providers) {
      const days = facts.map(({ expires }) => expires);
      expect(days).toEqual(days.toSorted());
    }
  });

  test.each([
    [-1, 1, 0],
    [0, 1, 0],
    [1, 0, 1],
    [30, 0, 1],
    [31, 0, 0],
  ])('a fact with %d days left is listed %d times today and %d times soon', (daysLeft, today, soon) => {
    expect(ofAlder(false, daysLeft)).toHaveLength(today);
    expect(ofAlder(true, daysLeft)).toHaveLength(soon);
  });

  test('has its day, its source and what is left of it in the score', () => {
    const [fact] = ofAlder(false, -1);
    expect(fact).toMatchObject({
      expires: addDays(asOf, -1),
      score: expect.stringMatching(/^Less each day/),
    });
    expect(fact?.source?.url).toMatch(/^https:/);
    expect(fact?.read).toMatch(/^read on .* 2025$/);
    expect(ofAlder(false, -lifetime)[0]?.score).toBe('Nothing');
    expect(ofAlder(true, 1)[0]?.score).toBeUndefined();
  });
});

describe('as drawn', () => {
  const rendered = (isSoon: boolean, context = site) =>
    renderElement(<OutOfDateFacts {...selectOutOfDateFacts(isSoon, context)} />);

  test('nothing is honest too', () => {
    expect(rendered(false, emptyContext).text).toMatch(/^None of the 0 facts/);
    expect(rendered(true, emptyContext).text).toMatch(/^Nothing else goes out of date by December 15, 2026/);
  });

  test('every row has a day for machines and leads to a source', () => {
    const rows = rendered(false)
      .all('tbody')
      .flatMap((body) => body.all('tr'));
    expect(rows).toHaveLength(countStale(table, asOf));
    for (const row of rows) {
      expect(row.all('time')[0]?.attributes.datetime).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(row.all('.review-source')).toHaveLength(1);
    }
  });
});
