import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { factFilesClosed } from '#catalog/checks/facts/fact-files-closed.ts';
import { factValuesDeclared } from '#catalog/checks/facts/fact-values-declared.ts';
import { readFactFiles } from '#catalog/facts/fact-file.ts';
import { siteProblems } from '#compose/site-problems.ts';
import type { Proposal, YamlValue } from '#domain/upkeep/proposal.ts';
import { copyOfFixture } from '#fixtures/copy-of-fixture.ts';
import { fixtureDay } from '#fixtures/fixture-site.ts';
import { UpkeepFolder } from '../upkeep/upkeep-folder.ts';
import { type Destination, ownBranches, patchFiles, remoteBranches } from './destination.ts';
import { drawPages } from './draw-pages.tsx';
import { outcomeText } from './outcome-text.ts';
import { type ProposeSettings, propose } from './propose.ts';
import { Repository } from './repository.ts';

/** The checks of facts alone; those of texts take longer and have nothing to say here. */
function factProblems(root: string) {
  const source = {
    root,
    contentFiles: [],
    messageFiles: [],
    factFiles: readFactFiles(root),
    today: fixtureDay,
  };
  return [...factFilesClosed(source), ...factValuesDeclared(source)];
}

/** A user's clone in `site`, and the repository of some forge in `forge`. */
let folder: string;
let site: string;
let forge: string;
let upkeep: UpkeepFolder;

const identity = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org'];
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', [...identity, ...args], { cwd, stdio: 'pipe', encoding: 'utf8' }).trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'propose-test-'));
  site = copyOfFixture();
  forge = join(folder, 'forge.git');
  mkdirSync(join(site, 'facts/upkeep'), { recursive: true });
  writeFileSync(
    join(site, 'facts/upkeep/mandate.yaml'),
    'still-true: { fields: [ checked, asOf, firstRead ] }\nprice: { sources: [ prices ], changeBelowPercent: 40, captures: 2 }\n',
  );
  git(site, 'init', '--quiet', '--initial-branch=main');
  git(site, 'add', '.');
  git(site, 'commit', '--quiet', '-m', 'Begin');
  git(folder, 'clone', '--quiet', '--bare', site, forge);
  upkeep = new UpkeepFolder(join(folder, 'upkeep'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(site, { recursive: true });
});

function proposal(
  provider: string,
  key: string,
  fields: Readonly<Record<string, YamlValue>>,
  words: Pick<Proposal, 'kind' | 'quote' | 'formerQuote'>,
): Proposal {
  const file = `facts/providers/${provider}.yaml`;
  const url = `https://${provider}.example/features`;
  return {
    ...words,
    id: `watch:${provider}:${key}:${JSON.stringify(fields)}`,
    provider,
    file,
    cell: ['facts', key],
    edits: Object.entries(fields).map(([field, value]) => ({ file, path: ['facts', key, field], value })),
    read: [{ id: 'own', url, on: fixtureDay, capture: upkeep.keepCapture(words.quote) }],
    summary: `${provider}: ${key} was read again.`,
  };
}

const tenDevices = () =>
  proposal('alder', 'devices', { checked: fixtureDay }, { kind: 'still-true', quote: 'Ten devices at once' });
const words = 'Port forwarding is now offered.';
const ports = (value: YamlValue = true) =>
  proposal(
    'birch',
    'port-forwarding',
    { value, checked: fixtureDay, quotes: [{ source: 'own', text: words }] },
    { kind: 'value', quote: words, formerQuote: 'Port forwarding is not offered.' },
  );

function noticed(...proposals: Proposal[]): void {
  upkeep.keepNoticed('watch', { proposals, findings: [] });
}

async function proposed(
  destination: (repository: Repository) => Destination,
  over: Partial<ProposeSettings> = {},
) {
  const repository = new Repository(site);
  return await propose({
    repository,
    destination: destination(repository),
    upkeep,
    base: 'main',
    day: fixtureDay,
    mergesByRule: false,
    draw: () => new Map(),
    check: factProblems,
    ...over,
  });
}
const toForge = (repository: Repository) => remoteBranches(repository, forge);
const heads = (repository: string) =>
  git(repository, 'for-each-ref', '--format=%(refname:short) %(objectname)', 'refs/heads');
const deliveries = ({ branches }: Awaited<ReturnType<typeof proposed>>) =>
  branches.map(({ name, delivery }) => `${name.split('/').at(-1)}: ${delivery}`);
const birch = `upkeep/${fixtureDay}/birch`;

test('each provider gets a branch with its lines and nothing else, and the user’s tree is left alone', async () => {
  noticed(tenDevices(), ports());
  writeFileSync(join(site, 'facts/unsaved.txt'), 'mine');
  const before = [git(site, 'status', '--porcelain'), heads(site)];
  expect(deliveries(await proposed(toForge))).toEqual(['by-rule: new', 'birch: new']);
  expect([git(site, 'status', '--porcelain'), heads(site)]).toEqual(before);
  expect(git(site, 'worktree', 'list').split('\n')).toHaveLength(1);
  const changed = git(forge, 'diff', '--unified=0', 'main', birch)
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
  const message = git(forge, 'log', '-1', '--format=%B', birch);
  expect(message).toContain('Update birch: port-forwarding\n');
  expect(message).toContain(`Read: https://birch.example/features on ${fixtureDay}, capture `);
  expect(message).toContain(`Quote: "${words}"`);
});

test('a second run changes nothing, however the base went on', async () => {
  noticed(tenDevices(), ports());
  await proposed(toForge);
  const first = heads(forge);
  expect(deliveries(await proposed(toForge))).toEqual(['by-rule: as it was', 'birch: as it was']);
  expect(heads(forge)).toBe(first);
  git(site, 'commit', '--quiet', '--allow-empty', '-m', 'Go on');
  git(site, 'push', '--quiet', forge, 'main');
  expect(deliveries(await proposed(toForge))).toEqual(['by-rule: as it was', 'birch: as it was']);
});

test('what waits on a branch is not proposed again on another day', async () => {
  noticed(ports());
  await proposed(toForge);
  const later = await proposed(toForge, { day: '2025-06-16' });
  expect(later).toMatchObject({ branches: [], waiting: 1 });
});

test('a branch on which somebody works is theirs; another value replaces one that nobody touched', async () => {
  noticed(ports());
  await proposed(toForge);
  noticed(ports('partial'));
  expect(deliveries(await proposed(toForge))).toEqual(['birch: replaced']);
  const copy = join(folder, 'copy');
  git(folder, 'clone', '--quiet', '--branch', birch, forge, copy);
  git(copy, 'commit', '--quiet', '--allow-empty', '-m', 'Look closer');
  git(copy, 'push', '--quiet');
  noticed(ports());
  const first = heads(forge);
  expect(deliveries(await proposed(toForge))).toEqual(['birch: left to whoever worked on it']);
  expect(heads(forge)).toBe(first);
});

test('the base moves on to what a rule may merge, and the others start from there', async () => {
  noticed(tenDevices(), ports());
  const outcome = await proposed(toForge, { mergesByRule: true });
  expect(deliveries(outcome)).toEqual(['by-rule: merged', 'birch: new']);
  expect(git(forge, 'rev-parse', 'main')).toBe(outcome.branches[0]?.commit);
  expect(git(forge, 'rev-parse', `${birch}^`)).toBe(outcome.branches[0]?.commit);
  const again = await proposed(toForge, { mergesByRule: true });
  expect(deliveries(again)).toEqual(['birch: as it was']);
  expect(again.applied).toBe(1);
});

test('what the checks stop is told and goes nowhere', async () => {
  noticed(tenDevices(), ports('perhaps'));
  const outcome = await proposed(toForge, { mergesByRule: true });
  expect(deliveries(outcome)).toEqual(['by-rule: merged', 'birch: stopped by the checks']);
  expect(heads(forge)).not.toContain('birch');
  expect(outcome.branches[1]?.report).toContain('## Stopped by the checks');
  expect(outcomeText(outcome)).toContain('problem(s)  stopped by the checks');
});

test('two that disagree make a finding, what is forbidden is told, and neither is written', async () => {
  const forbidden = { ...tenDevices(), id: 'forbidden', file: 'facts/providers/../../package.json' };
  noticed(ports(), { ...ports('partial'), summary: 'birch: only for some.' }, forbidden);
  const outcome = await proposed(toForge);
  expect(outcome.branches).toEqual([]);
  expect(outcome.refused).toMatchObject([{ proposal: { id: 'forbidden' } }]);
  expect(upkeep.noticed().findings).toMatchObject([{ kind: 'differs', provider: 'birch' }]);
  expect(heads(forge)).not.toContain('upkeep');
});

test('a capture that is gone keeps a rule from merging', async () => {
  const lost = tenDevices();
  noticed({ ...lost, read: lost.read.map((reading) => ({ ...reading, capture: 'a'.repeat(64) })) });
  expect(deliveries(await proposed(toForge))).toEqual(['alder: new']);
});

test('without a forge there are branches here, and a base that is checked out stays', async () => {
  noticed(tenDevices(), ports());
  expect(deliveries(await proposed(ownBranches))).toEqual(['by-rule: new', 'birch: new']);
  expect(heads(site).split('\n')).toHaveLength(3);
  await expect(proposed(ownBranches, { mergesByRule: true })).rejects.toThrow('refusing to fetch into');
});

test('patches are the same each time, and apply', async () => {
  noticed(tenDevices(), ports());
  const patches = join(folder, 'patches');
  const files = () => readdirSync(patches).map((name) => [name, readFileSync(join(patches, name), 'utf8')]);
  await proposed((repository) => patchFiles(repository, patches));
  const first = files();
  await proposed((repository) => patchFiles(repository, patches));
  expect(files()).toEqual(first);
  const names = ['birch.md', 'birch.patch', 'by-rule.md', 'by-rule.patch'];
  expect(first.map(([name]) => name)).toEqual(names.map((name) => `${fixtureDay}-${name}`));
  git(site, 'am', '--quiet', join(patches, `${fixtureDay}-birch.patch`));
  expect(readFileSync(join(site, 'facts/providers/birch.yaml'), 'utf8')).toContain(words);
});

test('the report shows words, ranks and pages', async () => {
  noticed(ports());
  const { branches } = await proposed(toForge, { draw: drawPages, check: siteProblems });
  const report = branches[0]?.report ?? '';
  expect(report).toContain('Port forwarding is <del>not</del><ins>now</ins> offered.');
  expect(report).toMatch(/birch +place \d, \d\.\d\d {2}→ {2}place \d, \d\.\d\d/);
  expect(report).toMatch(/^\d+ of \d+ pages would look different/m);
  expect(report).toMatch(/^- \/.*birch/m);
  expect(existsSync(join(folder, 'upkeep/proposed', `${birch}.md`))).toBe(true);
});
