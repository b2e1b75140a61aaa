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
    expect(ruler?.all('svg.ruler-self').map(({ attributes }) => attributes.x)).toEqual(['77.2%']);
    expect(texts(ruler?.all('text') ?? [])).toEqual(['0', '5', '10']);
    expect(ruler?.all('path.ruler-others')[0]?.attributes.d).toBe('M82.3 8v7M55.2 8v7M48.7 8v7');
    expect(ruler?.attributes['aria-label']).toMatch(/7\.7/);
  });

  test('only the pick is marked as the pick', () => {
    expect(drawn('alder').all('svg.ruler-pick')).toHaveLength(1);
    expect(drawn('elm').all('svg.ruler-pick')).toEqual([]);
  });

  test.each(['cedar', 'dogwood'])('%s has no score and no ruler', (provider) => {
    expect(drawn(provider).all('svg.ruler')).toEqual([]);
  });
});

describe('a group of the score', () => {
  test('says its name, its weight and its points, and draws them as a bar', () => {
    const [trust, privacy] = groupsOf('alder');
    expect(texts(trust?.all('dt') ?? [])).toEqual(['Trust weight 29%']);
    expect(trust?.all('dd.group-points').map(({ text, attributes }) => [text, attributes.class])).toEqual([
      ['7.0', 'group-points'],
    ]);
    const lengths = [trust, privacy].map((group) => group?.all('path.bar-value')[0]?.attributes.d);
    expect(lengths).toEqual(['M0 5H69.8', 'M0 5H100']);
  });

  test('says what lifts it, then what lowers it, with semicolons between reasons and none before the first', () => {
    const why = groupsOf('elm')[1]?.all('dd.group-why')[0];
    expect(texts(why?.all('p') ?? [])).toEqual([
      'Lifts it: Logging: Nothing about individual users ‡ ; Open-source apps: Windows, macOS, Linux, Android, iOS * ; Ways to pay: Card, Bitcoin, Cash *',
      'Lowers it: RAM-only servers: No *',
    ]);
  });

  test('says nothing of lowering where nothing lowers it', () => {
    const why = groupsOf('alder')[1]?.all('dd.group-why')[0];
    expect(texts(why?.all('b') ?? [])).toEqual(['Lifts it:']);
    expect(why?.all('p')).toHaveLength(1);
  });

  test('in which nothing counts is faint, has no bar, and names what does not count instead of reasons', () => {
    const security = groupsOf('cedar')[2];
    expect(security?.all('dd.group-points').map(({ text, attributes }) => [text, attributes.class])).toEqual([
      ['Out of date', 'group-points faint'],
    ]);
    expect(security?.all('path.bar-value')).toEqual([]);
    expect(texts(security?.all('p') ?? [])).toEqual([
      'Not counted, being unknown, out of date or not applicable: Kill switch, Two-factor login.',
    ]);
  });

  test('names a single thing that does not count, beside the reasons of all others', () => {
    const reach = groupsOf('elm')[4];
    expect(texts(reach?.all('p.faint') ?? [])).toEqual([
      'Not counted, being unknown, out of date or not applicable: Streaming reports.',
    ]);
    expect(groupsOf('alder')[0]?.all('p.faint')).toEqual([]);
  });
});

test('the place in every list is said, and is faint where there is none', () => {
  const rows = drawn('alder')
    .all('dl.standings')
    .flatMap((list) => list.all('div'))
    .map((row) => [row.all('dt')[0]?.text, row.all('dd')[0]?.text, row.all('dd')[0]?.attributes.class]);
  expect(rows).toHaveLength(site.methodology.profiles.length);
  expect(rows[0]).toEqual([site.methodology.profiles[0]?.label.en, '1 of 4', undefined]);
  const unranked = rows.filter(([, place]) => place?.startsWith('not ranked:'));
  expect(unranked.length).toBeGreaterThan(0);
  expect(rows.filter(([, , mark]) => mark === 'faint')).toEqual(unranked);
});
