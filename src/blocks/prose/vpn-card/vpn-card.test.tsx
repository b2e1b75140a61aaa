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
  test('says the range of places in words, and the score beside all others', () => {
    const { words, place, score, confidence, possible } = standing('birch', 'overall', english);
    expect(words).toBe('Place 3 to 4 of 4 · Overall');
    expect(place).toMatchObject({ text: '3–4', sharedWith: 'Fir VPN' });
    expect(score).toMatchObject({
      others: [8.26, 7.54, 0.74],
      rulerLabel: 'Birch VPN: 2.9 of 10. The 3 others in the list: from 0.7 to 8.3.',
    });
    expect(confidence.word).toBe('fair');
    expect(possible?.upTo).toBe('up to 4.0');
  });

  test('a requirement that is not met is shown with its fact, instead of a place', () => {
    const result = standing('alder', 'free', english);
    expect(result).toMatchObject({ place: undefined, score: undefined, possible: undefined });
    expect(result.words).toBe('Listed, not ranked · Free: it lacks what this list asks for.');
    expect(result.missing.map(({ label, fact }) => `${label}: ${fact.text}`)).toEqual(['Free plan: No']);
  });

  test('a requirement that nobody knows about is not called missing', () => {
    const result = standing('dogwood', 'free', english);
    expect(result.words).toContain('nobody has shown');
    expect(result.missing[0]?.fact.isUnknown).toBe(true);
  });

  test('nor is one whose answer is too old to count', () => {
    const result = standing('cedar', 'free', english);
    expect(result.words).toContain('nobody has shown');
    expect(result.missing.map(({ fact }) => fact.caveats)).toEqual([['out of date']]);
  });

  test('too little shown says how much would be needed', () => {
    const { words, score } = standing('cedar', 'overall', english);
    expect(words).toBe(
      'Listed, not ranked · Overall: too little has been shown. Evidence carries 19% of the weight; a place needs 40%.',
    );
    expect(score).toBeUndefined();
  });
});

describe('the reasons', () => {
  const labels = (provider: string) => cardReasons(provider, 'overall', english).map(({ label }) => label);

  test.each(providers)('of %s are the three criteria that lift the score most, the strongest first', (id) => {
    const lifts = (scoreOf(id, 'overall', english)?.reasons ?? [])
      .map(({ criterion, points = 5, weight }) => ({ criterion, by: (points - 5) * weight }))
      .filter(({ by }) => by > 0)
      .toSorted((a, b) => b.by - a.by);
    expect(labels(id)).toEqual(
      lifts
        .slice(0, 3)
        .map(({ criterion }) => english.methodology.criteria.find((one) => one.id === criterion)?.label.en),
    );
  });

  test('where fewer than three lift the score, fewer are named', () => {
    expect(labels('alder')).toEqual([
      'No logs, promised and proven',
      'Owner and conflicts of interest',
      'Open-source apps',
    ]);
    expect(labels('fir')).toEqual(['Real cost over three years', 'Price after the first term']);
    expect([...labels('cedar'), ...labels('dogwood')]).toEqual([]);
  });

  test('rest on facts that have a source', () => {
    for (const id of providers) {
      const facts = cardReasons(id, 'overall', english).flatMap((reason) => reason.facts);
      expect(facts.every(({ mark }) => mark?.href.startsWith('https:'))).toBe(true);
    }
  });

  test('cost is told as money, not as a number of plans', () => {
    const [cost] = cardReasons('fir', 'overall', english);
    expect(cost?.facts.map(({ text }) => text)).toEqual(['$3.30 a month, tax included']);
  });

  test('of two facts behind one criterion, each says which it is', () => {
    const reasons = cardReasons('birch', 'overall', english);
    expect(reasons.map(({ facts }) => facts.map(({ label }) => label))).toEqual([
      [undefined],
      [undefined],
      ['Countries', 'Countries measured by others'],
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

  test('the first of the list is the pick, with its place, score and price in the head', () => {
    const [head] = card('alder').all('.card-head');
    expect(head?.all('.card-rank').map(({ text }) => text)).toEqual(['1–2']);
    expect(head?.text).toBe('1–2 Alder VPN Place 1 to 2 of 4 · Overall 8.3 of 10 $4.67 a month');
    expect(card('alder').all('.card-pick')).toHaveLength(1);
    expect(card('birch').all('.card-pick')).toHaveLength(0);
  });

  test('whoever is not ranked has no rank, no score and no ruler', () => {
    const dogwood = card('dogwood');
    for (const missing of ['.card-rank', '.score', '.ruler']) expect(dogwood.all(missing)).toEqual([]);
    expect(dogwood.all('.card-head')[0]?.text).toMatch(/^Dogwood Listed, not ranked/);
  });

  test('its score stands on the ruler where it is, and the others around it', () => {
    const [ruler] = card('birch').all('.ruler');
    expect(ruler?.all('.ruler-self')[0]?.attributes.x).toBe('29.1%');
    expect(ruler?.all('.ruler-others')[0]?.attributes.d).toBe('M82.6 8v7M75.4 8v7M7.4 8v7');
  });

  test('each group of criteria is a bar as long as its score', () => {
    const bars = card('alder').all('.bar');
    expect(bars.map(({ text }) => text)).toEqual([
      'Trust 7.1',
      'Privacy by design 8.7',
      'Security 10.0',
      'Freedom 8.6',
      'Reach 8.3',
      'Value 7.4',
    ]);
    expect(bars.map((bar) => bar.all('.bar-value')[0]?.attributes.d)).toEqual(
      [71.2, 86.6, 100, 85.7, 82.6, 74.1].map((width) => `M0 5H${width}`),
    );
  });

  test('the strongest reasons are named with their points and their facts', () => {
    const reasons = card('alder').all('.card-reasons')[0];
    expect(reasons?.all('dt').map(({ text }) => text)).toEqual([
      'No logs, promised and proven 9 of 10 points',
      'Owner and conflicts of interest 10 of 10 points',
      'Open-source apps 10 of 10 points',
    ]);
    expect(reasons?.all('dd')[0]?.text).toMatch(
      /^Promise \(10 of 10\): “nothing about individual users”\. Proof .*‡$/,
    );
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
    const [platforms, , countries] = card('birch').all('.card-reasons')[0]?.all('dl')[0]?.all('div') ?? [];
    expect(platforms?.all('dd').map((fact) => /^[^:]*: /.test(fact.text))).toEqual([false]);
    expect(countries?.all('dd').map(({ text }) => text.split(':')[0])).toEqual([
      'Countries',
      'Countries measured by others',
    ]);
  });

  test('what the number means stands beside it, and not where there is none', () => {
    expect(card('alder').all('.score-meaning')[0]?.text).toMatch(/has been shown\.$/);
    expect(card('birch').all('.score-meaning')[0]?.text).toMatch(/^Less than half/);
    expect(card('dogwood').all('.score-meaning')).toEqual([]);
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
    expect(['alder', 'birch'].map((id) => card(id).all('.ruler-pick').length)).toEqual([1, 0]);
    expect(['alder', 'birch'].map((id) => card(id).all('.ruler-scaled').length)).toEqual([1, 1]);
  });
});
