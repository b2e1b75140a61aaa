import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { siteProblems } from '@vpn-site/site/checks/site-problems.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localBranches, patchFiles } from '../src/propose/destination.ts';
import { outcomeText } from '../src/propose/outcome-text.ts';
import { renderPages } from '../src/propose/render-pages.tsx';
import { deliveries, git, heads, ProposingSite } from './harness/proposing-site.ts';

let at: ProposingSite;
beforeEach(() => {
  at = new ProposingSite();
});
afterEach(() => at.remove());

const tenDevices = () =>
  at.proposal(
    'alder',
    'devices',
    { checked: fixtureDay },
    { kind: 'still-true', quote: 'Ten devices at once' },
  );
const words = 'Port forwarding is now offered.';
const ports = (value: YamlValue = true, quote = words) =>
  at.proposal(
    'birch',
    'port-forwarding',
    { value, checked: fixtureDay, 'quotes.0.text': quote },
    { kind: 'value', quote, formerQuote: 'Port forwarding is not offered.' },
  );
const birch = `upkeep/${fixtureDay}/birch`;

test('each provider gets a branch with its lines and nothing else, and the user’s tree is left alone', async () => {
  at.noticed(tenDevices(), ports());
  writeFileSync(join(at.site, 'facts/unsaved.txt'), 'mine');
  const before = [git(at.site, 'status', '--porcelain'), heads(at.site)];
  expect(deliveries(await at.propose())).toEqual(['by-rule: new', 'birch: new']);
  expect([git(at.site, 'status', '--porcelain'), heads(at.site)]).toEqual(before);
  expect(git(at.site, 'worktree', 'list').split('\n')).toHaveLength(1);
  const changed = git(at.forge, 'diff', '--unified=0', 'main', birch)
    .split('\n')
    .filter((line) => /^[-+] /.test(line));
  expect(changed).toEqual([
    '-    value: false',
    '+    value: true',
    '-    checked: 2025-06-01',
    '+    checked: 2025-06-15',
    '-      - { source: own, text: "Port forwarding is not offered." }',
    '+      - { source: own, text: "Port forwarding is now offered." }',
  ]);
  const message = git(at.forge, 'log', '-1', '--format=%B', birch);
  expect(message).toContain('Update birch: port-forwarding\n');
  expect(message).toContain(`Read: https://birch.example/features on ${fixtureDay}, capture `);
  expect(message).toContain(`Quote: "${words}"`);
});

test('a second run changes nothing, however the base went on', async () => {
  at.noticed(tenDevices(), ports());
  await at.propose();
  const first = heads(at.forge);
  expect(deliveries(await at.propose())).toEqual(['by-rule: unchanged', 'birch: unchanged']);
  expect(heads(at.forge)).toBe(first);
  git(at.site, 'commit', '--quiet', '--allow-empty', '-m', 'Go on');
  git(at.site, 'push', '--quiet', at.forge, 'main');
  expect(deliveries(await at.propose())).toEqual(['by-rule: unchanged', 'birch: unchanged']);
});

test('what waits on a branch is not proposed again on another day', async () => {
  at.noticed(ports());
  await at.propose();
  const later = await at.propose({ day: '2025-06-16' });
  expect(later).toMatchObject({ branches: [], waiting: 1 });
});

test('a branch on which somebody works is theirs; another value replaces one that nobody touched', async () => {
  at.noticed(ports());
  await at.propose();
  at.noticed(ports(true, 'Port forwarding comes with every plan.'));
  expect(deliveries(await at.propose())).toEqual(['birch: replaced']);
  const copy = join(at.folder, 'copy');
  git(at.folder, 'clone', '--quiet', '--branch', birch, at.forge, copy);
  git(copy, 'commit', '--quiet', '--allow-empty', '-m', 'Look closer');
  git(copy, 'push', '--quiet');
  at.noticed(ports());
  const first = heads(at.forge);
  expect(deliveries(await at.propose())).toEqual(['birch: skipped: someone else committed to it']);
  expect(heads(at.forge)).toBe(first);
});

test('the base moves on to what a rule may merge, and the others start from there', async () => {
  at.noticed(tenDevices(), ports());
  const outcome = await at.propose({ mergesByRule: true });
  expect(deliveries(outcome)).toEqual(['by-rule: merged', 'birch: new']);
  expect(git(at.forge, 'rev-parse', 'main')).toBe(outcome.branches[0]?.commit);
  expect(git(at.forge, 'rev-parse', `${birch}^`)).toBe(outcome.branches[0]?.commit);
  const again = await at.propose({ mergesByRule: true });
  expect(deliveries(again)).toEqual(['birch: unchanged']);
  expect(again.applied).toBe(1);
});

test('what the checks stop is told and goes nowhere', async () => {
  at.noticed(tenDevices(), ports('perhaps'));
  const outcome = await at.propose({ mergesByRule: true });
  expect(deliveries(outcome)).toEqual(['by-rule: merged', 'birch: stopped by the checks']);
  expect(heads(at.forge)).not.toContain('birch');
  expect(outcome.branches[1]?.report).toContain('## Stopped by the checks');
  expect(outcomeText(outcome)).toContain('problem(s)  stopped by the checks');
});

test('two that disagree make a finding, what is forbidden is told, and neither is written', async () => {
  const forbidden = { ...tenDevices(), id: 'forbidden', file: 'facts/providers/../../package.json' };
  at.noticed(ports(), { ...ports('partial'), summary: 'birch: only for some.' }, forbidden);
  const outcome = await at.propose();
  expect(outcome.branches).toEqual([]);
  expect(outcome.refused).toMatchObject([{ proposal: { id: 'forbidden' } }]);
  expect(at.upkeep.noticed().findings).toMatchObject([{ kind: 'differs', provider: 'birch' }]);
  expect(heads(at.forge)).not.toContain('upkeep');
});

test('a capture that is gone keeps a rule from merging', async () => {
  const lost = tenDevices();
  at.noticed({ ...lost, read: lost.read.map((reading) => ({ ...reading, capture: 'a'.repeat(64) })) });
  expect(deliveries(await at.propose())).toEqual(['alder: new']);
});

test('a price moves by rule only as far from what a person saw as the rules allow', async () => {
  // More than a year after the last point of the price history.
  const day = '2026-07-01';
  const dearer = (charged: number) => {
    const quote = `monthly ${charged}.00, annual 60.00`;
    const one = at.proposal(
      'alder',
      'prices',
      { 'value.0.charged': charged, checked: day, 'quotes.0.text': quote },
      { kind: 'price', quote },
    );
    const url = 'https://prices.example/alder.json';
    const capture = () => at.upkeep.saveCapture(`${quote}, ${Math.random()}`);
    at.noticed({
      ...one,
      read: [1, 2].map(() => ({ id: 'prices', url, on: day, capture: capture() })),
    });
    return at.propose({ mergesByRule: true, day });
  };
  // Alder's fixture costs 8, and the rules of this test allow steps below 40%.
  expect(deliveries(await dearer(9))).toEqual(['by-rule: merged']);
  expect(deliveries(await dearer(11))).toEqual(['by-rule: merged']);
  // A person who edits another fact of the file did not look at the price.
  const copy = join(at.folder, 'person');
  git(at.folder, 'clone', '--quiet', at.forge, copy);
  const file = join(copy, 'facts/providers/alder.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Ten devices at once', 'Up to ten devices at once'));
  git(copy, 'commit', '--quiet', '--all', '-m', 'devices: quote the new words');
  git(copy, 'push', '--quiet');
  expect(deliveries(await dearer(12))).toEqual(['alder: new']);
  // Now one accepts the proposal, and the rule measures from there.
  git(copy, 'pull', '--quiet', '--no-rebase', 'origin', `upkeep/${day}/alder`);
  git(copy, 'push', '--quiet');
  expect(deliveries(await dearer(14))).toEqual(['by-rule: merged']);
});

test('without a forge there are branches here, and a base that is checked out stays', async () => {
  at.noticed(tenDevices(), ports());
  expect(deliveries(await at.propose({}, localBranches))).toEqual(['by-rule: new', 'birch: new']);
  expect(heads(at.site).split('\n')).toHaveLength(3);
  await expect(at.propose({ mergesByRule: true }, localBranches)).rejects.toThrow('refusing to fetch into');
});

test('patches are the same each time, and apply', async () => {
  at.noticed(tenDevices(), ports());
  const patches = join(at.folder, 'patches');
  const files = () => readdirSync(patches).map((name) => [name, readFileSync(join(patches, name), 'utf8')]);
  await at.propose({}, (repository) => patchFiles(repository, patches));
  const first = files();
  await at.propose({}, (repository) => patchFiles(repository, patches));
  expect(files()).toEqual(first);
  const names = ['birch.md', 'birch.patch', 'by-rule.md', 'by-rule.patch'];
  expect(first.map(([name]) => name)).toEqual(names.map((name) => `${fixtureDay}-${name}`));
  git(at.site, 'am', '--quiet', join(patches, `${fixtureDay}-birch.patch`));
  expect(readFileSync(join(at.site, 'facts/providers/birch.yaml'), 'utf8')).toContain(words);
});

test.runIf(isNightly)('the report shows words, ranks and pages', async () => {
  at.noticed(ports());
  const { branches } = await at.propose({ render: renderPages, check: siteProblems });
  const report = branches[0]?.report ?? '';
  expect(report).toContain('Port forwarding is <del>not</del><ins>now</ins> offered.');
  expect(report).toMatch(/birch +place \d, \d\.\d\d {2}→ {2}place \d, \d\.\d\d/);
  const [, changed, all] = /^(\d+) of (\d+) pages would look different/m.exec(report) ?? [];
  expect(Number(changed)).toBeLessThan(Number(all));
  expect(report).toMatch(/^- \/.*birch/m);
  expect(existsSync(join(at.folder, 'upkeep/proposed', `${birch}.md`))).toBe(true);
});
