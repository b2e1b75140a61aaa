import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { selectChanges } from './home-changes.block.ts';
import { HomeChanges } from './home-changes.tsx';
import { recentChanges } from './recent-changes.ts';

const english = testContext();
const quiet = { ...english, priceHistories: new Map(), providers: new Map() };

describe('home-changes', () => {
  test('two prices of different providers at most, one audit and one incident, the newest first', () => {
    const changes = recentChanges(english);
    const kinds = changes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'audit')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'incident')).toHaveLength(1);
    const priced = changes.filter(({ kind }) => kind === 'price').map(({ provider }) => provider);
    expect(new Set(priced).size).toBe(priced.length);
    expect(priced.length).toBeLessThanOrEqual(2);
    const days = changes.map(({ date }) => date);
    expect(days).toEqual(days.toSorted((a, b) => b.localeCompare(a, 'en')));
  });

  test('a price that fell is good, one that rose is bad', () => {
    const history = [...english.priceHistories.values()][0];
    if (!history) throw new Error('There is a history.');
    const point = { evidence: 'capture' as const, currency: 'USD' };
    const moved = (to: number) => ({
      ...history,
      plans: [
        {
          ...history.plans[0],
          id: 'p',
          current: true,
          observations: 2,
          septemberRelease: false,
          first: '2025-01-01',
          last: '2025-02-01',
          points: [
            { ...point, from: '2025-01-01', at: '2025-01-01T00:00:00Z', charged: 50 },
            { ...point, from: '2025-02-01', at: '2025-02-01T00:00:00Z', charged: to },
          ],
        },
      ],
    });
    const tone = (to: number) =>
      selectChanges(undefined, {
        ...english,
        priceHistories: new Map([[history.provider, moved(to)]]),
      }).changes.find(({ id }) => id.endsWith('/price'));
    expect(tone(40)).toMatchObject({ text: expect.stringMatching(/from \$50\.00 down to$/), tone: 'good' });
    expect(tone(60)).toMatchObject({
      text: expect.stringMatching(/from \$50\.00 up to$/),
      result: '$60.00',
      tone: 'bad',
    });
  });

  test('of an incident the first sentence is told, with what it came to', () => {
    const summary = {
      en: 'Someone got into the v1.2 server. Nothing was on it.',
      pl: 'x',
      tr: 'x',
    };
    const incident = {
      date: '2025-06-01',
      summary,
      outcome: 'clean' as const,
      harm: 'break-in' as const,
      source: 'x',
    };
    const site = withFact(english, 'fir', 'incidents', { value: [incident] });
    expect(selectChanges(undefined, site).changes.find(({ id }) => id === 'fir/incident')).toMatchObject({
      text: 'Someone got into the v1.2 server.',
      tone: 'good',
    });
    const harmless = withFact(english, 'fir', 'incidents', { value: [{ ...incident, harm: 'none' }] });
    expect(recentChanges(harmless).map(({ provider, kind }) => `${provider}/${kind}`)).not.toContain(
      'fir/incident',
    );
  });
});

describe('home-changes as drawn', () => {
  test('each has its provider, its day and what it comes to, and there is a way to all of them', () => {
    const model = selectChanges(undefined, english);
    const page = renderElement(<HomeChanges {...model} />);
    expect(page.all('li')).toHaveLength(model.changes.length);
    expect(page.all('time').map(({ attributes }) => attributes.datetime)).toEqual(
      model.changes.map(({ date }) => date),
    );
    expect(page.all('.home-head')[0]?.all('a')[0]?.attributes.href).toBe('/corrections');
  });

  test('where nothing is known to have happened there is no section', () => {
    expect(renderElement(<HomeChanges {...selectChanges('x', quiet)} />).all('h2')).toEqual([]);
  });
});
