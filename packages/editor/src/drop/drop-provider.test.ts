import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { stampTranslations } from '@vpn-site/content/translations/stamp-translations.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { siteProblems } from '@vpn-site/site/checks/site-problems.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DropRequest, readDropArguments } from './drop-arguments.ts';
import { dropProvider } from './drop-provider.ts';

let root = '';
beforeEach(() => {
  root = copyOfFixture();
});
afterEach(() => rmSync(root, { recursive: true }));

const source = ['--source', 'https://fir.example/bye', '--title', 'Farewell', '--quote', 'We are closing.'];
const asked = (...args: string[]) => readDropArguments(['fir', ...args]);
const closed = () => asked('--closed', '2025-06-01', ...source);
const drop = (request: DropRequest) => dropProvider(root, request, fixtureDay);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const errors = () => siteProblems(root, fixtureDay).filter(({ severity = 'error' }) => severity === 'error');

/** Does the work that the tool leaves to an editor of this site, in the simplest way. */
function doManualEdits(id: string): void {
  edit('content/data/menu.yaml', (text) =>
    text.replaceAll(new RegExp(`^.*(?:review-${id}|compare-(?:\\w+-)?${id})\\b.*\n`, 'gm'), ''),
  );
  const texts = [...loadCatalog(root).documents.all()].filter((one) => one.id !== `reviews/${id}`);
  for (const { file } of texts) {
    edit(file, (text) =>
      text
        .replaceAll(new RegExp(`\\{% vpn-card provider="${id}" %\\}[^]*?\\{% /vpn-card %\\}\n\n?`, 'g'), '')
        .replaceAll(new RegExp(`\\{% fact provider="${id}"[^%]*/%\\}`, 'g'), 'unknown'),
    );
  }
  stampTranslations(root);
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(join(root, file), change(read(file)));
}

describe('a provider that closed', () => {
  test('has a sourced end, no offer and a review; after the hand work nothing is wrong', () => {
    const { done, left } = drop(closed());
    expect(done[0]).toBe('facts/providers/fir.yaml: says that it closed on 2025-06-01');
    expect(existsSync(join(root, 'facts/offers/fir.yaml'))).toBe(false);
    const [former] = loadCatalog(root).facts.formerProviders;
    expect(former).toMatchObject({
      id: 'fir',
      status: { kind: 'closed', on: '2025-06-01', basis: 'provider-claim', checked: fixtureDay },
    });
    expect(left.map(({ position: place }) => place)).toContain('content/reviews/fir.en.md');
    doManualEdits('fir');
    expect(errors()).toEqual([]);
  });

  test('asked twice, nothing more is written', () => {
    drop(closed());
    const before = read('facts/providers/fir.yaml');
    expect(drop(closed()).done).toEqual(['There was nothing to change.']);
    expect(read('facts/providers/fir.yaml')).toBe(before);
    expect(() => drop(asked('--closed', '2025-06-02', ...source))).toThrow('already says that it closed');
  });

  test('one that merged names the other', () => {
    drop(asked('--merged-into', 'elm', '--on', '2025-06-01', ...source));
    expect(loadCatalog(root).facts.formerProviders).toMatchObject([{ status: { into: 'elm' } }]);
  });
});

describe('a provider that is removed', () => {
  test('leaves owners and orders true, and every address leads on', () => {
    const { done } = drop(asked('--remove'));
    expect(done).toContain('facts/providers/fir.yaml: removed');
    doManualEdits('fir');
    expect(errors()).toEqual([]);
    expect(read('facts/ownership.yaml')).not.toContain('id: fir\n');
    expect(read('facts/ownership.yaml')).toContain('Fir VPN');
    const { redirects } = loadCatalog(root);
    expect(redirects).toContainEqual({ from: '/compare/alder-vs-fir', to: '/reviews/alder' });
    expect(redirects).toContainEqual({ from: '/pl/recenzje/fir', to: '/pl/recenzje' });
    expect(drop(asked('--remove')).done).toEqual(['There was nothing to change.']);
  });

  test('an order that named it names it among the others', () => {
    drop({ id: 'birch', kind: 'remove' });
    const turkey = loadCatalog(root).facts.countries.get('TR');
    const orders = turkey?.facts.flatMap((fact) => (fact.kind === 'order' ? [fact.value] : []));
    expect(orders).toMatchObject([
      { providers: expect.not.arrayContaining(['birch']), others: expect.arrayContaining(['Birch VPN']) },
    ]);
  });

  test('whose file alone was deleted can still be removed, and the check says so in one problem', () => {
    rmSync(join(root, 'facts/providers/birch.yaml'));
    const gone = errors();
    expect(gone).toHaveLength(1 + menuEntries);
    const problem = gone.find(({ file }) => file === 'facts/providers/birch.yaml');
    expect(problem?.message).toMatch(
      /^The file of the provider "birch" is missing, but \d+ places still name it\.$/,
    );
    expect(problem?.remedy).toContain('npm run site -- drop birch --remove');
    expect(problem?.remedy).toMatch(/facts\/ownership\.yaml:\d+: remove only "id: birch"/);
    expect(problem?.remedy).toMatch(/facts\/countries\/tr\.yaml:\d+: an order still names it: move it/);
    drop({ id: 'birch', kind: 'remove' });
    expect(read('facts/ownership.yaml')).toContain('Birch VPN');
    expect(read('facts/ownership.yaml')).not.toContain('id: birch\n');
  });
});

/** The number of menu entries without a page: two routes, in each language. */
const menuEntries = 2 * localeCodes.length;

test('a name that is only mistyped is told the right one', () => {
  edit('content/roundups/best-vpn.en.md', (text) => text.replace('provider="birch"', 'provider="birsh"'));
  expect(errors()).toMatchObject([
    { file: 'content/roundups/best-vpn.en.md', remedy: 'Did you mean "birch"?' },
  ]);
});

test.each([
  [
    ['--closed', '2025-06-01'],
    '--source, --title, --quote: add what is missing, because nothing is written without its source.',
  ],
  [['--closed', '2025-06-01', '--remove'], 'Write one of:'],
  [['--merged-into', 'elm', ...source], '--on <day> is missing.'],
  [['--closed', '2025-13-01', ...source], '"2025-13-01" is not a date'],
  [['--closed', '2025-07-01', ...source], 'is in the future'],
  [['--closed', '2025-06-01', ...source, '--publisher', 'friend'], '--publisher is "friend"'],
  [['--closed', '2025-06-01', ...source.with(1, 'http://fir.example')], 'begins with https://'],
  [['--merged-into', 'elms', '--on', '2025-06-01', ...source], 'Did you mean "elm"?'],
  [['--merged-into', 'fir', '--on', '2025-06-01', ...source], 'cannot merge into itself'],
])('%j is refused: %s', (args, message) => {
  expect(() => drop(asked(...args))).toThrow(message);
  expect(read('facts/offers/fir.yaml')).toContain('provider: fir');
});

test('nobody removes whom another merged into', () => {
  drop(asked('--merged-into', 'elm', '--on', '2025-06-01', ...source));
  expect(() => drop({ id: 'elm', kind: 'remove' })).toThrow('Fir VPN merged into "elm"');
  expect(() => drop({ id: 'nobody', kind: 'remove' })).toThrow('There is no provider "nobody".');
});
