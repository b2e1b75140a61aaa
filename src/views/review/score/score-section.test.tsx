import { describe, expect, test } from 'vitest';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { ScoreSection } from './score-section.tsx';

const site = testContext();
const drawn = (provider: string) => draw(<ScoreSection provider={provider} site={site} />);
const texts = (elements: readonly { readonly text: string }[]) => elements.map(({ text }) => text);
const groupsOf = (provider: string) =>
  drawn(provider)
    .all('dl.score-groups')
    .flatMap((list) => list.all('div'));

describe('the score on its ruler', () => {
  test('stands at its share of the scale, which is written under it', () => {
    const [ruler] = drawn('elm').all('svg.ruler');
    expect(ruler?.all('svg.ruler-self').map(({ attributes }) => attributes.x)).toEqual(['75.4%']);
    expect(texts(ruler?.all('text') ?? [])).toEqual(['0', '5', '10']);
    expect(ruler?.all('path.ruler-others')[0]?.attributes.d).toBe('M82.6 8v7M29.1 8v7M7.4 8v7');
    expect(ruler?.attributes['aria-label']).toMatch(/7\.5/);
  });

  test('only the pick is marked as the pick', () => {
    expect(drawn('alder').all('svg.ruler-pick')).toHaveLength(1);
    expect(drawn('birch').all('svg.ruler-pick')).toEqual([]);
  });

  test.each(['cedar', 'dogwood'])('%s has no score, no ruler and no meaning of one', (provider) => {
    expect(drawn(provider).all('svg.ruler')).toEqual([]);
    expect(drawn(provider).all('p.score-meaning')).toEqual([]);
  });

  test('says what it means', () => {
    expect(texts(drawn('birch').all('p.score-meaning'))).toEqual([
      expect.stringMatching(/^Less than half of what we ask for has been shown/),
    ]);
  });
});

describe('what is missing', () => {
  const notes = (provider: string) => drawn(provider).all('ul.score-notes')[0]?.all('li') ?? [];

  test('is what costs most, and what the score could still become', () => {
    expect(texts(notes('fir'))).toEqual([
      'What costs it most: No logs, promised and proven.',
      expect.stringMatching(
        /^The score could be up to 2\.7 if .*, above all: Owner and conflicts of interest; /,
      ),
    ]);
  });

  test('without a place there is no score that could grow', () => {
    expect(notes('cedar')).toHaveLength(1);
  });
});

describe('a group of the score', () => {
  test('says its name, its weight and its points, and draws them as a bar', () => {
    const [trust] = groupsOf('alder');
    expect(texts(trust?.all('dt') ?? [])).toEqual([expect.stringMatching(/^Trust weight \d+%$/)]);
    const points = trust?.all('dd.group-points')[0]?.text ?? '';
    const [length] = trust?.all('path.bar-value').map(({ attributes }) => attributes.d) ?? [];
    expect(Number(length?.slice('M0 5H'.length)) / 10).toBeCloseTo(Number(points), 0);
  });

  test('says what lifts it, then what lowers it, a line each', () => {
    const why = groupsOf('alder')[0]?.all('dd.group-why')[0];
    expect(texts(why?.all('p') ?? [])).toEqual(['Lifts it:', 'Lowers it:']);
    expect(texts(why?.all('li') ?? [])).toEqual([
      'Owner and conflicts of interest: Nothing else ¶',
      'Audits of apps and code: 1 audit, from June 2019 ‡',
    ]);
  });

  test('of two facts behind one criterion each says which it is, with a semicolon between', () => {
    const reach = groupsOf('alder')[4]?.all('dd.group-why')[0];
    expect(texts(reach?.all('li') ?? [])).toContainEqual(
      expect.stringMatching(/measured: Countries: 60 † ; Countries measured by others: 58 ‖$/),
    );
  });

  test('says nothing of lowering where nothing lowers it', () => {
    expect(texts(groupsOf('alder')[2]?.all('b') ?? [])).toEqual(['Lifts it:']);
  });

  test('names what nobody has shown, which is not a no and earns nothing', () => {
    const security = groupsOf('cedar')[2];
    expect(texts(security?.all('p') ?? [])).toEqual([
      'Nobody has shown: Kill switch; Two-factor login. That is not a no, and earns nothing.',
    ]);
    expect(groupsOf('alder')[2]?.text).not.toContain('Nobody has shown');
  });
});

describe('what incidents took', () => {
  test('is a line of its own after the groups, with the incidents behind it', () => {
    const deduction = groupsOf('fir').at(-1);
    expect(texts(deduction?.all('dt') ?? [])).toEqual(['Deducted for incidents']);
    expect(texts(deduction?.all('dd.group-points') ?? [])).toEqual(['−0.99']);
    expect(texts(deduction?.all('li') ?? [])[1]).toMatch(/^2019: It gave a court records .* \(−0\.91\)$/);
    expect(deduction?.all('path.bar-value')).toEqual([]);
  });

  test('is not there where nothing was taken', () => {
    expect(drawn('alder').text).not.toContain('Deducted for incidents');
  });
});

test('the place in every list is said as a range and in words, and is faint where there is none', () => {
  const rows = drawn('alder')
    .all('dl.standings')
    .flatMap((list) => list.all('div'))
    .map((row) => [row.all('dt')[0]?.text, row.all('dd')[0]?.text, row.all('dd')[0]?.attributes.class]);
  expect(rows).toHaveLength(site.methodology.profiles.length);
  expect(rows[0]).toEqual([site.methodology.profiles[0]?.label.en, '1–2 of 4 place 1 to 2 of 4', undefined]);
  const unranked = rows.filter(([, place]) => place?.startsWith('not ranked:'));
  expect(unranked.length).toBeGreaterThan(0);
  expect(rows.filter(([, , mark]) => mark === 'faint')).toEqual(unranked);
});
