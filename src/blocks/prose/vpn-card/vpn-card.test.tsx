import { describe, expect, test } from 'vitest';
import { definitionOf } from '#domain/provider/vocabulary.ts';
import { scoreOf } from '#evidence/score/score.ts';
import { standing } from '#evidence/score/standing.ts';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { withFact, withPlans } from '#fixtures/with-fact.ts';
import { cardReasons, selectVpnCard } from './vpn-card.block.ts';
import { VpnCard } from './vpn-card.tsx';

const english = testContext();
const providers = [...english.providers.keys()];

describe('the standing', () => {
  test('the first of a list is the pick, the second is not', () => {
    expect(standing('alder', 'overall', english)).toMatchObject({ isPick: true, rank: '1' });
    expect(standing('elm', 'overall', english)).toMatchObject({ isPick: false, rank: '2' });
  });

  test('says the place in words, and the score beside all others', () => {
    const { place, score, coverage, stability } = standing('birch', 'overall', english);
    expect(place).toBe('Place 3 of 4 · Overall');
    expect(score).toMatchObject({
      others: [8.23, 7.72, 4.87],
      rulerLabel: 'Birch VPN: 5.5 of 10. The 3 others in the list: from 4.9 to 8.2.',
    });
    expect(coverage).toEqual({ text: '100%', percent: 100 });
    expect(stability).toEqual({
      label: 'In the top 3: share of 1,000 re-weightings',
      text: '90%',
      percent: 90,
    });
  });

  test('a requirement that is not met is shown with its fact, instead of a place', () => {
    const result = standing('alder', 'free', english);
    expect(result).toMatchObject({ isPick: false, rank: undefined, score: undefined, stability: undefined });
    expect(result.place).toBe('Listed, not ranked · Free: it lacks what this list asks for.');
    expect(result.missing.map(({ label, fact }) => `${label}: ${fact.text}`)).toEqual(['Free plan: No']);
  });

  test('a requirement that nobody knows about is not called missing', () => {
    const result = standing('dogwood', 'free', english);
    expect(result.place).toContain('we do not know enough');
    expect(result.missing[0]?.fact.isUnknown).toBe(true);
  });

  test('nor is one whose answer is too old to count', () => {
    const result = standing('cedar', 'free', english);
    expect(result.place).toContain('we do not know enough');
    expect(result.missing.map(({ fact }) => fact.caveats)).toEqual([['out of date']]);
  });

  test('too little known says how much would be needed', () => {
    const { place, score } = standing('cedar', 'overall', english);
    expect(place).toBe(
      'Listed, not ranked · Overall: too little is known. Coverage is 29%; a place needs 60%.',
    );
    expect(score).toBeUndefined();
  });
});

describe('the reasons', () => {
  const labels = (provider: string) => cardReasons(provider, 'overall', english).map(({ label }) => label);

  test.each(providers)('of %s are the three criteria that lift the score most, the strongest first', (id) => {
    const lifts = (scoreOf(id, 'overall', english)?.reasons ?? [])
      // That few incidents did harm lifts a score, but their number, read alone, says the opposite.
      .filter(({ criterion }) => criterion !== 'incidents')
      .map(({ criterion, points = 5, countedWeight }) => ({ criterion, by: (points - 5) * countedWeight }))
      .filter(({ by }) => by > 0)
      .toSorted((a, b) => b.by - a.by);
    expect(labels(id)).toEqual(
      lifts
        .slice(0, 3)
        .map(({ criterion }) => english.methodology.criteria.find((one) => one.id === criterion)?.label.en),
    );
  });

  test('where fewer than three lift the score, fewer are named, and no incidents for want of others', () => {
    expect(labels('alder')).toEqual(['Logging', 'Open-source apps', 'Kill switch']);
    expect(labels('fir')).toEqual(['Real cost over three years', 'Logging']);
    expect(labels('cedar')).toEqual(['Owner known', 'Jurisdiction']);
    expect(labels('dogwood')).toEqual([]);
  });

  test('rest on facts that have a source and are not out of date', () => {
    for (const id of providers) {
      const facts = cardReasons(id, 'overall', english).flatMap((reason) => reason.facts);
      expect(facts.every(({ fact }) => fact.source?.href.startsWith('https:'))).toBe(true);
      expect(facts.flatMap(({ fact }) => fact.caveats)).not.toContain('out of date');
    }
  });

  test('cost is told as money, not as a number of plans', () => {
    const [cost] = cardReasons('fir', 'overall', english);
    expect(cost?.facts.map(({ fact }) => fact.text)).toEqual(['$2.75 a month']);
  });

  test('of two facts behind one criterion, each says which it is', () => {
    const reasons = cardReasons('birch', 'overall', english);
    expect(reasons.map(({ facts }) => facts.map(({ label }) => label))).toEqual([
      [undefined],
      ['Operating company', 'Owner'],
      [undefined],
    ]);
  });
});

describe('vpn-card', () => {
  test('the real price, and what advertisements show', () => {
    expect(selectVpnCard('birch', 'overall', english).price).toMatchObject({
      isKnown: true,
      total: '$203.64 for 36 months',
      month: 'That is $5.66 a month; advertised at $3.49.',
      source: { href: 'https://prices.example/birch.json' },
    });
    // Paid once for all of it, so what is advertised is the truth.
    expect(selectVpnCard('fir', 'overall', english).price).toMatchObject({ month: 'That is $2.75 a month.' });
  });

  test.each([
    ['of which no renewal is published', 'elm', withPlans(english, 'elm', { renewal: 'unpublished' })],
    ['that is out of date', 'cedar', english],
    ['that nobody knows', 'dogwood', english],
  ])('a price %s is not made up', (_case, provider, site) => {
    expect(selectVpnCard(provider, 'overall', site).price).toEqual({
      isKnown: false,
      label: 'What it really costs',
      short: 'no total',
    });
  });

  test('where nobody pays, the price is said to be that of the paid plan', () => {
    expect(selectVpnCard('elm', 'free', english).price).toMatchObject({
      label: 'What the paid plan really costs',
      short: 'free plan',
      isKnown: true,
    });
  });

  test('every platform has a sign of its own and a word', () => {
    const value = Object.keys(definitionOf('platforms', english.vocabulary)?.options ?? {});
    const everywhere = withFact(english, 'alder', 'platforms', { value });
    const { items } = selectVpnCard('alder', 'overall', everywhere).platforms;
    expect(items).toHaveLength(value.length);
    expect(items.map(({ icon }) => icon)).not.toContain('apps-grid');
    expect(items.every(({ label }) => label !== '')).toBe(true);
  });

  test('links to the review where there is one', () => {
    expect(selectVpnCard('alder', 'overall', english).review).toBe('/reviews/alder');
    const without = { ...english, reviewPath: () => undefined };
    expect(selectVpnCard('alder', 'overall', without).review).toBeUndefined();
  });
});

describe('vpn-card as drawn', () => {
  const card = (provider: string, profile = 'overall') =>
    draw(<VpnCard {...selectVpnCard(provider, profile, testContext())} />);

  test('the first of the list is the pick, with its rank, score and price in the head', () => {
    const [head] = card('alder').all('.card-head');
    expect(head?.all('.card-rank').map(({ text }) => text)).toEqual(['1']);
    expect(head?.text).toBe('1 Alder VPN Place 1 of 4 · Overall 8.2 of 10 $4.67 a month');
    expect(card('alder').all('.card-pick')).toHaveLength(1);
    expect(card('elm').all('.card-pick')).toHaveLength(0);
  });

  test('whoever is not ranked has no rank, no score and no ruler', () => {
    const dogwood = card('dogwood');
    for (const missing of ['.card-rank', '.score', '.ruler']) expect(dogwood.all(missing)).toEqual([]);
    expect(dogwood.all('.card-head')[0]?.text).toMatch(/^Dogwood Listed, not ranked/);
  });

  test('its score stands on the ruler where it is, and the others around it', () => {
    const [ruler] = card('birch').all('.ruler');
    expect(ruler?.all('.ruler-self')[0]?.attributes.x).toBe('55.2%');
    expect(ruler?.all('.ruler-others')[0]?.attributes.d).toBe('M82.3 8v7M77.2 8v7M48.7 8v7');
  });

  test('each group of criteria is a bar as long as its score', () => {
    const bars = card('alder').all('.bar');
    expect(bars.map(({ text }) => text)).toEqual([
      'Trust 7.0',
      'Privacy by design 10.0',
      'Security 10.0',
      'Freedom 8.8',
      'Reach 6.6',
      'Value 7.6',
    ]);
    expect(bars.map((bar) => bar.all('.bar-value')[0]?.attributes.d)).toEqual(
      [69.8, 100, 100, 88, 66, 76.1].map((width) => `M0 5H${width}`),
    );
  });

  test('the strongest reasons are named with their points and their facts', () => {
    const reasons = card('alder').all('.card-reasons')[0];
    expect(reasons?.all('dt').map(({ text }) => text)).toEqual([
      'Logging 10 of 10 points',
      'Open-source apps 10 of 10 points',
      'Kill switch 10 of 10 points',
    ]);
    expect(reasons?.all('dd')[0]?.text).toBe('Nothing about individual users ‡');
    expect(card('dogwood').all('.card-reasons')).toEqual([]);
  });

  test('leads to the review and, marked as what it is, to the provider', () => {
    const [links] = card('birch').all('.card-links');
    expect(links?.all('a').map(({ attributes: { href, rel } }) => [href, rel])).toEqual([
      ['/reviews/birch', undefined],
      ['/sendme/birch?from=card', 'sponsored nofollow noopener'],
      ['https://birch.example', 'nofollow noopener'],
    ]);
  });

  test('what the list asks for and the provider lacks is said with the fact, under the head', () => {
    const paragraphs = card('alder', 'free')
      .all('p')
      .map(({ text }) => text);
    expect(paragraphs).toContainEqual(expect.stringMatching(/^Free plan: No/));
  });

  test('of two facts behind one reason each says which it is; one fact needs no name', () => {
    const [logging, owner] = card('birch').all('.card-reasons')[0]?.all('dl')[0]?.all('div') ?? [];
    expect(logging?.all('dd').map((fact) => /^[^:]*: /.test(fact.text))).toEqual([false]);
    expect(owner?.all('dd').map(({ text }) => text.split(':')[0])).toEqual(['Operating company', 'Owner']);
  });

  test('groups are compared as soon as there is one of them', () => {
    const model = selectVpnCard('alder', 'overall', testContext());
    const bars = (count: number) =>
      draw(<VpnCard {...model} groups={model.groups.slice(0, count)} />).all('.bars').length;
    expect([bars(0), bars(1)]).toEqual([0, 1]);
  });

  test('without a review it leads only to the provider', () => {
    const site = { ...testContext(), reviewPath: () => undefined };
    const drawn = draw(<VpnCard {...selectVpnCard('alder', 'overall', site)} />);
    expect(drawn.all('.card-links')[0]?.all('.quiet-link')).toEqual([]);
    expect(drawn.all('a.button-line').map(({ attributes }) => attributes.href)).toEqual([
      '/sendme/alder?from=card',
    ]);
  });

  test('only the ruler of the first is that of the pick, and both have a scale', () => {
    expect(['alder', 'elm'].map((id) => card(id).all('.ruler-pick').length)).toEqual([1, 0]);
    expect(['alder', 'elm'].map((id) => card(id).all('.ruler-scaled').length)).toEqual([1, 1]);
  });
});
