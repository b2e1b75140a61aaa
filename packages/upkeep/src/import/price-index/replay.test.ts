import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Check } from '@vpn-site/content/checks/check.ts';
import { factDatesReal } from '@vpn-site/content/checks/facts/fact-dates-real.ts';
import { listsAsNewAsItems } from '@vpn-site/content/checks/facts/lists-as-new-as-items.ts';
import { notNewerThanSources } from '@vpn-site/content/checks/facts/not-newer-than-sources.ts';
import { plansMatchHistory } from '@vpn-site/content/checks/facts/plans-match-history.ts';
import { priceRange } from '@vpn-site/content/checks/facts/price-range.ts';
import { quotesFromSources } from '@vpn-site/content/checks/facts/quotes-from-sources.ts';
import { sourcesCited } from '@vpn-site/content/checks/facts/sources-cited.ts';
import { readFactFiles } from '@vpn-site/content/facts/fact-file.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UpkeepFolder } from '#upkeep-folder.ts';
import { importFrom } from '../import-from.ts';
import { priceIndex } from '../price-index.ts';

const fixture = 'packages/fixture/src/upkeep/prices';
const snapshots = readdirSync(join(fixture, 'snapshots')).toSorted();
const commit = '2'.repeat(40);
const address = `https://github.com/steveprice-dev/vpn-price-data/blob/${commit}/feeds/dovpn/snapshots/`;

/** The checks that editors and the importer must pass. */
const rules: Check[] = [
  factDatesReal,
  listsAsNewAsItems,
  notNewerThanSources,
  plansMatchHistory,
  priceRange,
  quotesFromSources,
  sourcesCited,
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replay-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a separate site with its own memory. */
function newSite(name: string) {
  const root = join(folder, name);
  cpSync(join(fixture, 'site'), root, { recursive: true });
  const saved = new UpkeepFolder(join(folder, `${name}-upkeep`));
  const run = (from: string, today: string, isDry = false) =>
    importFrom(
      {
        name: 'price-index',
        importer: priceIndex,
        from: join(fixture, 'snapshots', from),
        address: address + from,
        isDry,
        today,
        root,
      },
      saved,
      async () => undefined,
    );
  return { root, kept: saved, run };
}

const dayOf = (snapshot: string) => snapshot.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');

function textsOf(root: string): Record<string, string> {
  const names = readdirSync(join(root, 'facts'), { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.yaml'))
      .toSorted()
      .map((name) => [name, readFileSync(join(root, 'facts', name), 'utf8')]),
  );
}

const allProviders = [
  'cyberghost',
  'expressvpn',
  'ipvanish',
  'nordvpn',
  'private-internet-access',
  'proton-vpn',
  'surfshark',
  'tunnelbear',
];

test('day by day, exactly the true changes are made', async () => {
  const { run } = newSite('daily');
  const days = [];
  for (const snapshot of snapshots) {
    const { proposals, findings } = await run(snapshot, dayOf(snapshot));
    days.push({
      day: dayOf(snapshot),
      changed: proposals.filter(({ kind }) => kind === 'price').map(({ summary }) => summary),
      same: proposals.filter(({ kind }) => kind === 'still-true').map(({ provider }) => provider),
      findings: findings.map(({ kind, provider, on }) => `${kind} ${provider} ${on}`),
    });
  }
  // A snapshot of the same day as the facts changes nothing; an amount seen once is not confirmed yet.
  const unconfirmed = ['cyberghost', 'ipvanish', 'surfshark'];
  const flap = 'flapped cyberghost 2026-08-16';
  expect(days).toEqual([
    { day: '2026-08-12', changed: [], same: [], findings: [] },
    {
      day: '2026-08-16',
      changed: [],
      same: allProviders.filter((id) => !unconfirmed.includes(id)),
      findings: [],
    },
    {
      day: '2026-08-19',
      changed: [
        'ipvanish, essential-two-year: charged 59.76 (was 52.56), renewal 99.99 for 12 months (was 89.99 for 12 months), reference 359.76 (was 311.76) since 2026-08-14.',
        'surfshark, starter-two-year: renewal 79 for 12 months (was unpublished) since 2026-08-16.',
      ],
      same: allProviders.filter((id) => !['ipvanish', 'surfshark'].includes(id)),
      findings: [flap],
    },
    { day: '2026-08-22', changed: [], same: allProviders, findings: [flap] },
  ]);
});

test('a change rests on the captures that settled it, and they are kept', async () => {
  const { run, kept: saved } = newSite('captures');
  for (const snapshot of snapshots.slice(0, 2)) await run(snapshot, dayOf(snapshot));
  const { proposals } = await run(snapshots[2] ?? '', '2026-08-19');
  const change = proposals.find(({ provider }) => provider === 'ipvanish');
  expect(change?.read.map(({ url }) => url)).toEqual(snapshots.slice(1, 3).map((name) => address + name));
  for (const { capture } of change?.read ?? [])
    expect(saved.capture(capture)).toContain('"essential-two-year"');
});

test('in one go it comes to the same as day by day, whether or not days were applied at once', async () => {
  const daily = newSite('daily');
  for (const snapshot of snapshots) await daily.run(snapshot, dayOf(snapshot));
  const once = newSite('once');
  await once.run('', '2026-08-22');
  expect(textsOf(once.root)).toEqual(textsOf(daily.root));
  const late = newSite('late');
  for (const snapshot of snapshots) await late.run(snapshot, dayOf(snapshot), true);
  expect(textsOf(late.root)).toEqual(textsOf(newSite('untouched').root));
  await late.run(snapshots.at(-1) ?? '', '2026-08-22');
  expect(textsOf(late.root)).toEqual(textsOf(daily.root));
  expect(late.kept.noticed().findings).toEqual(daily.kept.noticed().findings);
});

test('applied twice, it changes nothing, on that day or later', async () => {
  const { run, root } = newSite('twice');
  await run('', '2026-08-22');
  const once = textsOf(root);
  for (const day of ['2026-08-22', '2026-08-30']) {
    const { proposals, changed } = await run('', day);
    expect({ proposals, changed }).toEqual({ proposals: [], changed: [] });
  }
  expect(textsOf(root)).toEqual(once);
});

test('an older snapshot never replaces a newer one, and says so', async () => {
  const { run, root } = newSite('older');
  await run('', '2026-08-22');
  const now = textsOf(root);
  const { proposals, remarks } = await run(snapshots[1] ?? '', '2026-08-23');
  expect(proposals).toEqual([]);
  expect(textsOf(root)).toEqual(now);
  expect(remarks).toContain(
    'ipvanish, essential-two-year: the index is from 2026-08-14, our file from 2026-08-22; not changed.',
  );
});

test('what comes out passes the rules for prices, dates and quotes', async () => {
  const { run, root } = newSite('checked');
  for (const snapshot of snapshots) {
    await run(snapshot, dayOf(snapshot));
    const site = {
      factFiles: readFactFiles(root),
      today: dayOf(snapshot),
    } as unknown as Parameters<Check>[0];
    expect(rules.flatMap((rule) => rule(site))).toEqual([]);
  }
});
