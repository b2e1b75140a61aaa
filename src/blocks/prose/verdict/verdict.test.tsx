import { describe, expect, test } from 'vitest';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { verdictBlock } from './verdict.block.ts';
import { Verdict } from './verdict.tsx';

const english = testContext();
const verdict = (attributes: Parameters<typeof verdictBlock.select>[0]) =>
  verdictBlock.select(attributes, english, []);

describe('verdict', () => {
  test('is judged in the overall list where nothing is said', () => {
    expect(verdict({ provider: 'alder' }).standing.words).toBe('Place 1 to 2 of 4 · Overall');
    expect(verdict({ provider: 'alder', profile: 'streaming' }).standing.words).toBe(
      'Place 1 to 2 of 2 · Streaming',
    );
  });

  test.each([
    ['travel', ['elm']],
    ['streaming', ['alder', 'birch']],
    ['free', ['elm']],
  ])('whoever is first or shares that place is the pick: %s', (profile, firsts) => {
    const picks = [...english.providers.keys()].filter(
      (provider) => verdict({ provider, profile }).standing.place?.isFirst,
    );
    expect(picks).toEqual(firsts);
  });

  test('carries what the author wrote, score, sureness, cost and one link', () => {
    const model = verdict({ provider: 'elm', takeIf: 'you care.', leaveIf: 'you do not.' });
    expect(model).toMatchObject({
      provider: 'Elm VPN',
      takeIf: 'you care.',
      leaveIf: 'you do not.',
      price: { isKnown: true, total: '€227.64 for 36 months' },
      link: { href: '/sendme/elm?from=verdict' },
    });
    expect(model.standing.score?.valueText).toMatch(/^\d\.\d$/);
    expect(model.standing.confidence.word).toBe('high');
    expect(model.standing.possible?.upTo).toBe('up to 7.8');
  });

  test('conditions may be left out', () => {
    expect(verdict({ provider: 'fir' })).toMatchObject({ takeIf: undefined, leaveIf: undefined });
  });

  test('whoever is not ranked and sells at no known price has neither place nor total', () => {
    expect(verdict({ provider: 'dogwood' })).toMatchObject({
      standing: { place: undefined, score: undefined, possible: undefined },
      price: { isKnown: false },
    });
  });
});

describe('verdict as drawn', () => {
  test('says score, cost and place, then the sentence, for whom it is, and where to go', () => {
    const written = { provider: 'alder', takeIf: 'you care.', leaveIf: 'you do not.' };
    const drawn = draw(<Verdict {...verdict(written)}>The sentence.</Verdict>);
    expect(drawn.all('.verdict-pick')).toHaveLength(1);
    expect(drawn.all('.verdict-numbers')[0]?.text).toMatch(/^8\.3 of 10 .* What it really costs \$168\.00/);
    expect(drawn.all('.score-meaning')[0]?.text).toMatch(/how much of what we ask for has been shown/);
    expect(drawn.all('.ruler-self')[0]?.attributes.x).toBe('82.6%');
    expect(drawn.all('.verdict-say')[0]?.text).toBe('Place 1 to 2 of 4 · Overall The sentence.');
    expect(drawn.all('.verdict-who')[0]?.text).toBe('Take it if you care. Leave it if you do not.');
    expect(drawn.all('a.button').map(({ text, attributes: { href } }) => [text, href])).toEqual([
      ['Visit Alder VPN', '/sendme/alder?from=verdict'],
    ]);
  });

  test('a condition that nobody wrote is left out, and with both of them the list', () => {
    const conditions = (written: object) =>
      draw(<Verdict {...verdict({ provider: 'elm', ...written })} />).all('.verdict-who');
    expect(conditions({ leaveIf: 'you do not.' }).map(({ text }) => text)).toEqual([
      'Leave it if you do not.',
    ]);
    expect(conditions({})).toEqual([]);
  });

  test('whoever is not ranked has no score and no ruler, and is no pick', () => {
    const drawn = draw(<Verdict {...verdict({ provider: 'dogwood' })} />);
    for (const missing of ['.verdict-pick', '.score', '.ruler']) expect(drawn.all(missing)).toEqual([]);
  });

  test('what a list asks for and a provider lacks is said with the fact', () => {
    const missing = (provider: string, profile: string) =>
      draw(<Verdict {...verdict({ provider, profile })} />)
        .all('.verdict-missing')
        .map(({ text }) => text);
    expect(missing('alder', 'free')).toEqual([expect.stringMatching(/^Free plan: No/)]);
    expect(missing('elm', 'free')).toEqual([]);
  });

  test('how sure we are is told in places, a word and what is still possible', () => {
    const sure = draw(<Verdict {...verdict({ provider: 'birch' })} />).all('.verdict-sure')[0];
    expect(sure?.all('dd').map((part) => part.all('span')[0]?.text)).toEqual([
      '3–4 place 3 to 4 of 4',
      'fair',
      'up to 4.0',
    ]);
    expect(sure?.all('progress')).toEqual([]);
  });

  test('only the first of the list and its ruler are set as the pick', () => {
    const birch = draw(<Verdict {...verdict({ provider: 'birch' })} />);
    expect([birch.all('.verdict-pick'), birch.all('.ruler-pick')]).toEqual([[], []]);
    expect(birch.all('.ruler-self')[0]?.attributes.x).toBe('29.1%');
    expect(draw(<Verdict {...verdict({ provider: 'alder' })} />).all('.ruler-pick')).toHaveLength(1);
  });

  test('beside the button it says whether anyone pays for it, and leads there directly', () => {
    const go = (provider: string) => draw(<Verdict {...verdict({ provider })} />).all('.verdict-go')[0];
    expect(go('birch')?.text).toMatch(/Paid link: we may earn a commission\. Directly: birch\.example$/);
    expect(go('birch')?.all('a.button')[0]?.attributes.rel).toBe('sponsored nofollow noopener');
    expect(go('alder')?.text).toMatch(/Not a paid link: we earn nothing\. Directly: alder\.example$/);
  });
});
