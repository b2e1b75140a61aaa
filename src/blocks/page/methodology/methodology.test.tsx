import { describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { selectMethodologyProfiles } from '../methodology-profiles/methodology-profiles.block.ts';
import { selectMethodology } from './methodology.block.ts';
import { Methodology } from './methodology.tsx';

const english = testContext();

describe('methodology', () => {
  const model = selectMethodology(english);
  const criterion = (id: string) =>
    model.groups.flatMap(({ criteria }) => criteria).find((candidate) => candidate.id === id);

  test('shows every criterion of the file in force once, under its group', () => {
    const shown = model.groups.flatMap(({ id: group, criteria }) =>
      criteria.map(({ id }) => `${group}: ${id}`),
    );
    const written = english.methodology.criteria.map(({ group, id }) => `${group}: ${id}`);
    expect(shown.toSorted()).toEqual(written.toSorted());
  });

  test('the weights of the groups are whole percents of a hundred', () => {
    const percents = model.groups.map(({ shareText }) => Number(shareText.replace('%', '')));
    expect(percents.every(Number.isInteger)).toBe(true);
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
  });

  test('a criterion that counts in some lists only says so in place of a weight', () => {
    expect(criterion('logging')?.weight).toBe('weight 8');
    expect(criterion('torrenting')?.weight).toBe('no weight overall');
  });

  test.each([
    ['ownership', '10 when all of it is known; otherwise it does not count'],
    ['ram-only-servers', 'yes: 10; partly: 5; no: 2'],
    [
      'logging',
      'Nothing about individual users: 10; Totals only: 6; Data about connections: 3; Activity: 0; anything else: 0',
    ],
    [
      'two-factor',
      'the best one counts; Hardware key: 10; Code from an app: 8; E-mail: 4; anything else: 3; none at all: 0; not counted where the answer is “Does not apply: no password”',
    ],
    ['kill-switch', '10 for all of Windows, macOS, Linux, Android, and iOS; fewer in proportion'],
    ['countries', 'none at 5, 10 at 100, on a straight line between'],
    ['cost', 'the cheapest plan over 36 months, as a month; 10 at $2, none at $12; 10 at €2, none at €12'],
  ])('the rule of %s in words', (id, rule) => {
    expect(criterion(id)?.rule).toBe(rule);
  });

  test.each([
    ['audits', ['2 years old: 2.5', '5 years old: 1', 'older one: 0.25', 'times 0.6', 'times 0.5']],
    ['incidents', ['Data exposed: 5', 'Outcome not known: 1.5', 'after 5 years', 'times 0.5']],
    ['streaming', ['10 for “works”', '5 for “mixed”', '0 for “blocked”', '3 reports', '270 days']],
    ['free-plan', ['2 for having one', '5 more without', 'up to 3 for 10', 'up to 2 for 10 countries']],
  ])('the rule of %s tells all of its numbers', (id, parts) => {
    for (const part of parts) expect(criterion(id)?.rule).toContain(part);
  });

  test('countries are named as readers see them', () => {
    expect(criterion('jurisdiction')?.rule).toContain('New Zealand: 4');
  });

  test.each(localeCodes)('every rule is worded in %s, with no id left in it', (locale) => {
    const site = testContext(locale);
    const ids = allDefinitions(site.vocabulary)
      .flatMap(({ options }) => Object.keys(options))
      .filter((id) => id.includes('-'));
    expect(ids).toContain('connection-metadata');
    const rules = selectMethodology(site).groups.flatMap(({ criteria }) => criteria);
    expect(rules.filter(({ rule }) => rule === '' || ids.some((id) => rule.includes(id)))).toEqual([]);
  });

  test('says the thresholds and which version is in force', () => {
    expect(model.settings.map(({ value }) => value)).toEqual(['60%', '50%', '1,000', '0.5 to 2', '3']);
    expect(model.versions.filter(({ isInForce }) => isInForce)).toHaveLength(1);
    const older = { ...english.methodology, version: '2024-1', published: '2024-01-10' };
    const { versions } = selectMethodology({ ...english, methodologies: [english.methodology, older] });
    expect(versions).toMatchObject([
      { version: '2025-1', isInForce: true },
      { version: '2024-1', isInForce: false },
    ]);
  });
});

describe('methodology-profiles', () => {
  const { profiles, heaviest } = selectMethodologyProfiles(english);
  const profile = (id: string) => profiles.find((candidate) => candidate.id === id);

  test('shows every ranking against the overall one', () => {
    expect(profiles.map(({ id }) => id)).toEqual(english.methodology.profiles.map(({ id }) => id));
    expect(profile('overall')?.groups.every(({ overall }) => overall === undefined)).toBe(true);
    expect(profile('privacy')?.groups.every(({ overall }) => overall !== undefined)).toBe(true);
    expect(Math.max(...profiles.flatMap(({ groups }) => groups.map(({ share }) => share)))).toBe(heaviest);
  });

  test('says which criteria weigh differently, groups counted in, and what is required', () => {
    expect(profile('streaming')?.weights).toEqual([
      { id: 'countries', label: 'Countries', change: '3 → 6' },
      { id: 'streaming', label: 'Streaming reports', change: '0 → 36' },
    ]);
    expect(profile('streaming')?.requires).toEqual(['Required: “Streaming reports” must be known.']);
    expect(profile('torrenting')?.requires).toEqual(['Required: “Torrents allowed”, at least 5 points.']);
  });
});

describe('methodology as drawn', () => {
  const model = selectMethodology(english);
  const drawn = draw(<Methodology {...model} />);

  test('each group is a fold under its name and share, with its criteria inside', () => {
    const folds = drawn.all('.fold');
    expect(folds.map((fold) => fold.all('summary')[0]?.text)).toEqual(
      model.groups.map(({ label, shareText }) => `${label} ${shareText} of the weight`),
    );
    expect(folds.map((fold) => fold.all('dt').length)).toEqual(
      model.groups.map(({ criteria }) => criteria.length),
    );
  });

  test('a criterion has its weight beside its name, then the reason, the facts it reads and the rule', () => {
    const first = model.groups[0]?.criteria[0];
    expect(drawn.all('dt')[0]?.text).toBe(`${first?.label} ${first?.weight}`);
    expect(
      drawn
        .all('dd')[0]
        ?.all('p')
        .map(({ text }) => text),
    ).toEqual([first?.reason, `Facts: ${first?.reads}`, `Points: ${first?.rule}.`]);
  });

  test('the only version is in force and has none before it', () => {
    expect(drawn.all('li').map(({ text }) => text)).toEqual([
      expect.stringMatching(/^2025-1 , .*\(in force\)$/),
    ]);
    expect(drawn.text).toContain('This is the first version.');
  });

  test('of two versions one is in force, and neither is called the first', () => {
    const versions = [
      { version: '2025-1', text: 'published today', isInForce: true },
      { version: '2024-1', text: 'published before', isInForce: false },
    ];
    const both = draw(<Methodology {...model} versions={versions} />);
    expect(both.all('li').map(({ text }) => text)).toEqual([
      '2025-1 , published today (in force)',
      '2024-1 , published before',
    ]);
    expect(both.text).not.toContain('first version');
  });

  test('thresholds stand in a bill, and the same file is there for machines', () => {
    expect(
      drawn
        .all('.dotted-lines')[0]
        ?.all('dd')
        .map(({ text }) => text),
    ).toEqual(['60%', '50%', '1,000', '0.5 to 2', '3']);
    expect(drawn.all('a').map(({ attributes }) => attributes.href)).toEqual(['/data/v1/methodology.json']);
  });
});
