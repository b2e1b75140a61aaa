import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import type { Requirement } from '@vpn-site/core/scoring/methodology.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { selectMethodology } from './methodology.block.ts';
import { Methodology } from './methodology.tsx';

const english = testContext();
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

test('a criterion that counts in some lists only says so in place of a weight', () => {
  expect(criterion('logging')?.weight).toBe('weight 20');
  expect(criterion('free-plan')?.weight).toBe('no weight overall');
});

test('names each fact that is shown and never scored, with the reason', () => {
  expect(model.notScored.map(({ key }) => key).toSorted()).toEqual(
    Object.keys(english.methodology.notScored).toSorted(),
  );
  expect(model.notScored.find(({ key }) => key === 'servers')?.why).toMatch(/^Providers do not count/);
});

test('what every list requires is said once, for all of them', () => {
  expect(model.requirements).toEqual([]);
  const requires: Requirement[] = [{ key: 'protocols', anyOf: ['wireguard', 'openvpn'] }];
  const site = { ...english, methodology: { ...english.methodology, requires } };
  expect(selectMethodology(site).requirements).toHaveLength(1);
});

/** Returns the points of a criterion in page order: the sentence, then each table with its title, lines and notes. */
function pointsOf(id: string): string | undefined {
  const points = criterion(id)?.points;
  const tables = points?.tables.flatMap(({ title, lines, notes }) => [
    ...(title === undefined ? [] : [title]),
    ...lines.map(({ label: what, points: worth }) => `${what}: ${worth}`),
    ...notes,
  ]);
  return points && [...(points.rule === undefined ? [] : [points.rule]), ...(tables ?? [])].join('; ');
}

describe('a rule in words', () => {
  test.each([
    ['tor', 'yes: 10; partly: 5; no: 0'],
    ['ownership', 'Nothing else: 10; A group with one VPN: 6; Several VPNs: 3; Sites that review VPNs: 0'],
    [
      'two-factor',
      'Hardware key: 10; Code from an app: 8; E-mail: 4; anything else: 3; none of them: 0; The best one counts.; Not counted where the answer is “Does not apply: no password”.',
    ],
    ['kill-switch', '10 for all of Android, iOS, Linux, macOS and Windows; fewer in proportion'],
    [
      'platforms',
      'up to 7 for Android, iOS, Linux, macOS and Windows; up to 3 for Android TV, Apple TV, Chrome, Fire TV, Firefox and Router; fewer in proportion',
    ],
    ['devices', 'none at 1, 10 at 10, on a straight line between'],
    [
      'ways-through',
      'the mean of “Obfuscation” and “Tor through the VPN”; Obfuscation; yes: 10; partly: 5; no: 0; Tor through the VPN; yes: 10; partly: 5; no: 0',
    ],
    [
      'free-plan',
      '2 for having one; 5 more without a data limit, or up to 3 for 10\u00a0GB a month; up to 2 for 10 countries; 1 for more than one device',
    ],
  ])('of %s', (id, rule) => {
    expect(pointsOf(id)).toBe(rule);
  });

  test('what a promise is worth, then what proof adds to the word', () => {
    const shownText = pointsOf('logging');
    expect(shownText).toMatch(/^Nothing about individual users: 10; Erased within hours: 8;/);
    expect(shownText).toMatch(
      /; The promise alone earns 0\.3 of that.*:; engineers looked at servers for logs: 10, otherwise 7;/,
    );
    expect(shownText).toContain('a demand for data that ended without any: 4, otherwise 0');
    expect(shownText).toContain('adds 0.25');
  });

  test('what nobody outside can see says what the word is worth; what anyone can see does not', () => {
    expect(criterion('server-storage')?.points.notes[0]).toMatch(
      /^By the provider’s word alone it earns 0\.3/,
    );
    expect(criterion('open-source-apps')?.points.notes).toEqual([]);
    // Only some criteria leave room for judgement.
    const doubts = criterion('ownership')?.points.notes.filter((note) =>
      note.startsWith('Two careful readers'),
    );
    expect(doubts).toHaveLength(1);
  });

  test('audits by depth, with what a closed report and a weak source leave', () => {
    expect(pointsOf('audits')).toContain('several apps, source code included: 10;');
    expect(pointsOf('audits')).toContain('a standard checklist: 2; another product of the company: 0');
    const [factors] = criterion('audits')?.points.notes ?? [];
    for (const part of ['adds 0.25', 'Times 0.6', 'times 0.5']) expect(factors).toContain(part);
  });

  test('what others measured before what is advertised, and cost with the basis on which it is compared', () => {
    expect(criterion('countries')?.points).toMatchObject({
      rule: 'up to 7.5 for “Countries measured by others”, up to 2.5 for “Countries”',
      notes: [expect.stringMatching(/^Nothing up to 5, all of it from 100 on/)],
    });
    expect(criterion('cost')?.points).toMatchObject({
      rule: '10 at $2 a month, none at $12, on a straight line between',
      notes: [
        english.methodology.costBasis.statement.en,
        expect.stringMatching(/^Only the score uses this basis/),
      ],
    });
    expect(criterion('renewal')?.points.rule).toContain('none where it costs 3 times as much');
    expect(criterion('renewal')?.points.notes[0]).toContain('cheapest over 36 months');
  });

  test('a panel with every pair in it, and which tests count', () => {
    expect(pointsOf('streaming')).toMatch(
      /^10 if all 4 of a fixed panel play.*plays: 1; mixed: 0\.5; blocked: 0$/,
    );
    expect(criterion('streaming')?.points.notes).toEqual([
      'The panel: BBC iPlayer (United Kingdom), Disney+ (United States), ITVX (United Kingdom), Netflix (United States).',
      expect.stringMatching(/the last 270 days.*fewer than 3/),
    ]);
  });

  test.each(localeCodes)('every rule is worded in %s, with no id left in it', (locale) => {
    const site = testContext(locale);
    const ids = allDefinitions(site.vocabulary)
      .flatMap(({ options }) => Object.keys(options))
      .filter((id) => id.includes('-'));
    expect(ids).toContain('several-vpns');
    const texts = selectMethodology(site).groups.flatMap(({ criteria }) =>
      criteria.flatMap(({ points: { rule = '–', tables, notes } }) => [
        rule,
        ...notes,
        ...tables.flatMap(({ title = '–', lines, notes: own }) => [
          title,
          ...own,
          ...lines.flatMap(({ label: what, points }) => [what, points]),
        ]),
      ]),
    );
    expect(texts.filter((text) => text === '' || ids.some((id) => text.includes(id)))).toEqual([]);
  });
});

test('a criterion has its weight beside its name, then the reason, the facts it reads, the rule and its notes', () => {
  const rendered = renderElement(<Methodology {...model} />);
  const first = model.groups[0]?.criteria[0];
  expect(rendered.all('dt')[0]?.text).toBe(`${first?.label} ${first?.weight}`);
  const parts = rendered.all('dd')[0]?.all('p') ?? [];
  expect(parts.map(({ text }) => text)).toEqual([
    first?.reason,
    `Facts: ${first?.reads}`,
    'Points:',
    ...(first?.points.notes ?? []),
  ]);
});

test('one version is in force, and a link tells what it changed where there was one before', () => {
  const page = (change: Partial<typeof model>) => renderElement(<Methodology {...model} {...change} />);
  const links = (change: Partial<typeof model>) =>
    page(change)
      .all('a')
      .map(({ attributes }) => attributes.href);
  const versions = page({}).all('li');
  expect(versions.map(({ text }) => text.includes('(in force)'))).toEqual([true, false]);
  expect(links({})).toEqual(['/methodology/2027', '/data/v1/methodology.json']);
  expect(links({ versions: model.versions.slice(0, 1) })).toEqual(['/data/v1/methodology.json']);
  expect(links({ changePath: undefined })).toEqual(['/data/v1/methodology.json']);
});
