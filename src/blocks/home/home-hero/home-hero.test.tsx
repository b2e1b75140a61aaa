import { describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { evidenceCount } from '#evidence/fact/evidence-tally.ts';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { withPlans } from '#fixtures/with-fact.ts';
import { selectHero } from './hero-model.ts';
import { HomeHero } from './home-hero.tsx';

const english = testContext();

describe('home-hero', () => {
  test('shows the first of the overall ranking unless another profile is named', () => {
    for (const [attributes, profile] of [
      [{ headline: 'x' }, 'overall'],
      [{ headline: 'x', profile: 'privacy' }, 'privacy'],
    ] as const) {
      const first = english.ranking(profile).ranking.ranked[0]?.score.provider ?? '';
      expect(selectHero(attributes, english).pick?.firsts[0]).toMatchObject({
        title: english.providers.get(first)?.name,
        evidence: evidenceCount(first, english),
      });
    }
  });

  test('a shared first place is the headline, and everyone who shares it is told alike', () => {
    const alone = selectHero({ profile: 'free' }, english).pick;
    expect(alone).toMatchObject({ label: 'Free: first place', heading: 'Elm VPN' });
    const shared = selectHero({ profile: 'privacy' }, english).pick;
    expect(shared?.heading).toBe('Alder VPN and Elm VPN share first place');
    expect(shared?.firsts.map(({ title, place, reasons }) => [title, place?.text, reasons.length])).toEqual([
      ['Alder VPN', '1–2', 1],
      ['Elm VPN', '1–2', 1],
    ]);
    expect(shared?.bill).toBeUndefined();
  });

  test.each([
    ['en', 'The Best VPN services of 2025 compared, with the source beside every claim'],
    ['pl', 'Najlepszy VPN 2025: porównanie usług ze źródłem przy każdej informacji'],
    ['tr', '2025 yılının En İyi VPN hizmetleri: her bilginin kaynağıyla bir karşılaştırma'],
  ] as const)(
    'the headline in %s presents the comparison for the content year',
    { tags: 'content-headline-positioning' },
    (locale, headline) => {
      const site = testContext(locale);
      const of2025 = { ...site, siteWords: { ...site.siteWords, year: '2025' } };
      expect(selectHero({}, of2025).headline).toBe(headline);
    },
  );

  test('the headline follows the configured product and year, unless an author writes another', () => {
    const later = { ...english, siteWords: { product: 'Top VPN', year: '2031' } };
    expect(selectHero({}, later).headline).toMatch(/^The Top VPN services of 2031 compared/);
    expect(selectHero({ headline: 'x' }, later).headline).toBe('x');
  });

  test('what is written of the pick is shown only while it is the pick', () => {
    const written = { takeIf: 'you care.', leaveIf: 'you do not.' };
    const said = (pick: string, profile: string) =>
      selectHero({ ...written, pick, profile }, english).pick?.firsts.map(({ takeIf, leaveIf }) => [
        takeIf,
        leaveIf,
      ]);
    const all = [written.takeIf, written.leaveIf];
    const nothing = [undefined, undefined];
    expect(said('elm', 'travel')).toEqual([all]);
    expect(said('fir', 'travel')).toEqual([nothing]);
    // Of those who share the place, only the one it was written of.
    expect(said('elm', 'privacy')).toEqual([nothing, all]);
  });

  test('says why in three criteria, each with its source', () => {
    for (const profile of ['free', 'travel']) {
      const reasons = selectHero({ headline: 'x', profile }, english).pick?.firsts[0]?.reasons;
      expect(reasons).toHaveLength(3);
      expect(reasons?.every(({ mark }) => mark?.href.startsWith('https://'))).toBe(true);
    }
  });

  test.each(['alder', 'cedar', 'fir'])('every fact of %s is one stroke', (provider) => {
    const { known, all, sources, strokes } = evidenceCount(provider, english);
    expect(strokes.reduce((sum, { count }) => sum + count, 0)).toBe(all);
    expect(strokes.filter(({ strength }) => strength > 0).reduce((sum, { count }) => sum + count, 0)).toBe(
      known,
    );
    expect(known).toBeLessThanOrEqual(all);
    expect(sources).toBeGreaterThan(0);
  });

  test('facts grow old: later, fewer of them count', () => {
    const later = { ...english, asOf: '2029-11-15' };
    expect(evidenceCount('elm', later).known).toBeLessThan(evidenceCount('elm', english).known);
  });

  test('where nobody is ranked there is no pick', () => {
    const empty = {
      ...english,
      ranking: (profile: string) => ({ ...english.ranking(profile), ranking: { ranked: [], unranked: [] } }),
    };
    expect(selectHero({ headline: 'x' }, empty).pick).toBeUndefined();
  });

  test('an action needs a page in this language; its title is the label where none is written', () => {
    const attributes = {
      headline: 'x',
      primary: 'explainers/what-is-a-vpn',
      secondary: 'explainers/what-is-a-vpn',
      secondaryLabel: 'Read on',
    };
    const page = english.document('explainers/what-is-a-vpn');
    expect(selectHero(attributes, english)).toMatchObject({
      primary: { path: page?.path, label: page?.title },
      secondary: { path: page?.path, label: 'Read on' },
    });
    expect(selectHero(attributes, { ...english, document: () => undefined })).toMatchObject({
      primary: undefined,
      secondary: undefined,
    });
  });

  test('the button may lead to a section of the page, once it has words', () => {
    const attributes = { headline: 'x', primary: 'explainers/what-is-a-vpn', primaryAnchor: 'needs' };
    expect(selectHero({ ...attributes, primaryLabel: 'Choose' }, english).primary).toEqual({
      path: '#needs',
      label: 'Choose',
    });
    expect(selectHero(attributes, english).primary?.path).toBe('/privacy/what-is-a-vpn');
  });

  test('the pick comes with its bill, or without one where the cost is not known', () => {
    const bill = (asOf: string) => selectHero({ profile: 'travel' }, { ...english, asOf }).pick?.bill;
    expect(bill(english.asOf)?.lines.length).toBeGreaterThan(1);
    expect(bill('2029-11-15')).toBeUndefined();
  });

  test.each(localeCodes)('the legend in %s has every mark and every phase', (locale) => {
    const { marks, moons } = selectHero({ headline: 'x' }, testContext(locale)).legend;
    expect(new Set(marks.map(({ mark }) => mark)).size).toBe(6);
    expect(moons.map(({ phase }) => phase)).toEqual(['fresh', 'aging', 'stale', 'undated']);
    expect(new Set(moons.map(({ label }) => label)).size).toBe(4);
  });
});

describe('home-hero as drawn', () => {
  const drawn = (written: Parameters<typeof selectHero>[0] = {}, site = english) =>
    draw(<HomeHero {...selectHero(written, site)}>The sentence.</HomeHero>);

  test('the pick has its score on a ruler, its reasons with sources, its bill and its review', () => {
    const [pick] = drawn({ profile: 'travel' }).all('.hero-pick');
    expect(pick?.all('.hero-pick-head')[0]?.text).toBe('Elm VPN 8.9 of 10');
    expect(pick?.all('.ruler-self')[0]?.attributes.x).toBe('88.8%');
    expect(pick?.all('.hero-sure')[0]?.text).toBe('place 1 of 4 · confidence high · up to 9.0');
    expect(
      pick
        ?.all('.hero-reasons')[0]
        ?.all('li')
        .map(({ text }) => text),
    ).toEqual([
      'Ways through a block: Yes *',
      'Countries with servers, measured: 90 *',
      'No logs, promised and proven: Nothing about individual users ‡',
    ]);
    expect(pick?.all('.dotted-lines')[0]?.text).toMatch(/^Charged today for/);
    expect(pick?.all('a.quiet-link').map(({ attributes }) => attributes.href)).toEqual(['/reviews/elm']);
  });

  test('without a known cost it says so instead of a bill', () => {
    const unpublished = withPlans(english, 'elm', { renewal: 'unpublished' });
    expect(selectHero({ profile: 'travel' }, unpublished).pick?.bill).toBeUndefined();
    const [pick] = drawn({ profile: 'travel' }, unpublished).all('.hero-pick');
    expect(pick?.all('.dotted-lines')).toEqual([]);
    expect(pick?.all('.bill-plan')).toHaveLength(1);
  });

  test('where nobody is ranked there is a sentence, and no evidence of a pick', () => {
    const empty = {
      ...english,
      ranking: (profile: string) => ({ ...english.ranking(profile), ranking: { ranked: [], unranked: [] } }),
    };
    const nobody = drawn({}, empty);
    expect(nobody.all('p.hero-pick')[0]?.text).toBe(selectHero({}, empty).nobody);
    expect(nobody.all('.tally')).toEqual([]);
    expect(nobody.all('.hero-legend')).toHaveLength(1);
  });

  test('one heading, the sentence under it, and a link only where there is somewhere to go', () => {
    expect(
      drawn({ headline: 'x' })
        .all('h1')
        .map(({ text }) => text),
    ).toEqual(['x']);
    expect(drawn().all('.hero-lede')[0]?.text).toBe('The sentence.');
    expect(drawn().all('.hero-actions')).toEqual([]);
    const actions = drawn({ primary: 'explainers/what-is-a-vpn', primaryLabel: 'Start' }).all(
      '.hero-actions',
    );
    expect(actions[0]?.all('a').map(({ attributes: { href, class: name } }) => [href, name])).toEqual([
      ['/privacy/what-is-a-vpn', 'button'],
    ]);
  });

  test('a second action is a quiet link, with or without a button before it', () => {
    const actions = (written: Parameters<typeof selectHero>[0]) =>
      drawn(written)
        .all('.hero-actions')[0]
        ?.all('a')
        .map(({ text, attributes: { href, class: name } }) => [text, href, name]);
    const page = 'explainers/what-is-a-vpn';
    const quiet = ['Read on', '/privacy/what-is-a-vpn', 'quiet-link'];
    expect(actions({ secondary: page, secondaryLabel: 'Read on' })).toEqual([quiet]);
    expect(
      actions({ primary: page, primaryLabel: 'Start', secondary: page, secondaryLabel: 'Read on' }),
    ).toEqual([['Start', '/privacy/what-is-a-vpn', 'button'], quiet]);
  });

  test('without a sentence there is no room for one', () => {
    expect(draw(<HomeHero {...selectHero({}, english)} />).all('.hero-lede')).toEqual([]);
  });

  test('who shares the first place stands below the other, each with score, place and review, and without a bill', () => {
    const [pick] = drawn({ profile: 'privacy' }).all('.hero-pick');
    expect(pick?.all('h2')[0]?.text).toBe('Alder VPN and Elm VPN share first place');
    const entries = pick?.all('.hero-firsts')[0]?.all('li') ?? [];
    const heads = entries.flatMap((entry) => entry.all('.hero-pick-head').map(({ text }) => text));
    expect(heads).toEqual(['Alder VPN 8.2 of 10', 'Elm VPN 7.6 of 10']);
    expect(pick?.all('h3').map((head) => head.all('a')[0]?.attributes.href)).toEqual([
      '/reviews/alder',
      '/reviews/elm',
    ]);
    expect(pick?.all('.hero-sure').map(({ text }) => text)).toEqual([
      'place 1 to 2 of 4 · confidence high · up to 8.8',
      'place 1 to 2 of 4 · confidence high · up to 8.2',
    ]);
    expect([...(pick?.all('.dotted-lines') ?? []), ...(pick?.all('.bill-plan') ?? [])]).toEqual([]);
  });

  test('a name that shares the place and has no review leads to none', () => {
    const [pick] = drawn({ profile: 'privacy' }, { ...english, reviewPath: () => undefined }).all(
      '.hero-pick',
    );
    expect(pick?.all('h3').flatMap((head) => head.all('a'))).toEqual([]);
  });

  test('beside its facts stands how much of the score rests on evidence, for everyone who is first', () => {
    const rules = (profile: string) =>
      drawn({ profile })
        .all('.hero-evidence')[0]
        ?.all('.hero-sure')
        .map(({ text }) => text);
    expect(rules('free')).toEqual(['97% of the weight rests on evidence; from 90% on, confidence is high.']);
    expect(rules('privacy')).toHaveLength(2);
    // What the strokes mean is explained once.
    expect(drawn({ profile: 'privacy' }).all('.mark-counts')).toHaveLength(1);
  });

  test('a score that nothing could raise has no “up to”', () => {
    const model = selectHero({ profile: 'travel' }, english);
    const firsts = model.pick?.firsts.map((first) => ({ ...first, upTo: undefined })) ?? [];
    const page = draw(<HomeHero {...model} pick={model.pick && { ...model.pick, firsts }} />);
    expect(page.all('.hero-sure')[0]?.text).toBe('place 1 of 4 · confidence high');
  });

  test('a pick without a review leads to none', () => {
    const unreviewed = { ...english, reviewPath: () => undefined };
    const [pick] = drawn({ profile: 'travel' }, unreviewed).all('.hero-pick');
    expect(pick?.all('.quiet-link')).toEqual([]);
  });

  test('what is written of the pick stands in it', () => {
    const written = { pick: 'alder', takeIf: 'you care.', leaveIf: 'you do not.' };
    expect(drawn(written).all('.verdict-who')[0]?.text).toBe('Take it if you care. Leave it if you do not.');
    expect(drawn().all('.verdict-who')).toEqual([]);
  });

  test('the legend has every mark with its words, then every phase with its drawing', () => {
    const [marks, moons] = drawn().all('.hero-legend')[0]?.all('ul') ?? [];
    const { legend } = selectHero({}, english);
    expect(marks?.all('li').map(({ text }) => text)).toEqual(
      legend.marks.map(({ mark, label }) => `${mark} ${label}`),
    );
    expect(moons?.all('li').map((moon) => [moon.all('svg')[0]?.attributes['data-phase'], moon.text])).toEqual(
      [
        ['fresh', 'Up to date'],
        ['aging', 'More than half its time over'],
        ['stale', 'Out of date, earns less each day'],
        ['undated', 'Undated'],
      ],
    );
  });
});
