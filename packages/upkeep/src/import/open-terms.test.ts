import { createHash } from 'node:crypto';
import { editYaml } from '@vpn-site/content/editing/edit-yaml.ts';
import { type FactFile, parseFactFile } from '@vpn-site/content/facts/fact-file.ts';
import { recordedPolicy } from '@vpn-site/fixture/upkeep/policies/recorded-policy.ts';
import { expect, test } from 'vitest';
import type { ImporterFacts, ImportInput } from './importer.ts';
import { openTerms } from './open-terms.ts';

const today = '2026-08-23';
const document = 'NordVPN/Privacy Policy.md';
const addressOf = (commit: string) =>
  `https://github.com/OpenTermsArchive/contrib-versions/blob/${commit}/NordVPN/Privacy%20Policy.md`;
const series = recordedPolicy('Privacy Policy');
const newestCommit = 'f'.repeat(40);
const commitOn = (day: string) => series.versions.find(({ at }) => at.startsWith(day))?.commit ?? '';

/** Returns the archive as of a moment, without its first years. */
function givenAt(lastFetch: string): ImportInput {
  const files = series.versions
    .filter(({ at }) => at >= '2025-09-23' && at <= lastFetch)
    .map(({ at, commit, text }) => ({
      name: document,
      text,
      capture: createHash('sha256').update(text).digest('hex'),
      url: addressOf(commit),
      readOn: today,
      reportedOn: at.slice(0, 10),
      at,
    }));
  return { files, missing: [], newest: { commit: newestCommit, at: lastFetch }, memory: undefined };
}

const noLogs = "we do not record our users' internet activity or their IP addresses";
const oneYear = 'in-app messages for up to one (1) year after your Subscription ends';
const cell = (quote: string, ...more: string[]) => `  logging:
    value: none
    basis: provider-claim
    asOf: 2026-02-16
    checked: 2026-03-01
    sources: [ ${['policy', ...more].join(', ')} ]
    quotes:
      - { source: policy, text: ${JSON.stringify(quote)} }
`;
const provider = (facts: string, cited = commitOn('2026-02-16')) => `id: acme
facts:
${facts}sources:
  policy: { url: ${addressOf(cited)}, title: Policy, publisher: provider, kind: living, published: 2026-02-16 }
  page: { url: https://acme.example, title: Page, publisher: provider, kind: living }
`;
const fileOf = (text: string) => parseFactFile('facts/providers/acme.yaml', text);
/** The importer only reads `factFiles`. */
const siteOf = (...factFiles: FactFile[]) => ({ factFiles }) as unknown as ImporterFacts;
const run = (given: ImportInput, ...factFiles: FactFile[]) => openTerms.run(given, siteOf(...factFiles));

test('words that are still there renew what rests on them, at the address where they were last seen', () => {
  const { proposals, findings } = run(givenAt(series.lastLook), fileOf(provider(cell(noLogs))));
  expect(findings).toEqual([]);
  const renewed = proposals.find(({ kind }) => kind === 'still-true');
  expect(renewed).toMatchObject({ provider: 'acme', cell: ['facts', 'logging'], quote: noLogs });
  expect(renewed?.read).toMatchObject([{ id: 'policy', url: addressOf(newestCommit), on: today }]);
  expect(renewed?.edits.map(({ path, value }) => [path.join('.'), value])).toEqual([
    ['sources.policy.url', addressOf(newestCommit)],
    ['sources.policy.published', '2026-08-22'],
    ['facts.logging.checked', '2026-08-23'],
    ['facts.logging.asOf', '2026-08-22'],
  ]);
});

test('what was written leaves nothing to write', () => {
  const before = provider(cell(noLogs));
  const { proposals } = run(givenAt(series.lastLook), fileOf(before));
  const after = editYaml(
    'facts/providers/acme.yaml',
    before,
    proposals.flatMap(({ edits }) => edits),
  );
  expect(run(givenAt(series.lastLook), fileOf(after)).proposals).toEqual([]);
});

test('words that are gone are told with those that took their place, and nothing is written', () => {
  const { proposals, findings } = run(givenAt(series.lastLook), fileOf(provider(cell(oneYear))));
  expect(proposals).toEqual([]);
  expect(findings).toMatchObject([
    {
      kind: 'reworded',
      provider: 'acme',
      cell: ['facts', 'logging'],
      on: '2026-08-10',
      was: oneYear,
      now: 'We may continue sending you marketing emails, push notifications, and/or in-app messages for up to two (2) years after your Subscription ends, unless you opt out earlier.',
    },
  ]);
});

test('for the first two days that they are gone, it is neither believed nor renewed', () => {
  const given = givenAt('2026-08-11T13:00:00Z');
  const { proposals, findings, remarks } = run(given, fileOf(provider(cell(oneYear))));
  expect({ proposals, findings }).toEqual({ proposals: [], findings: [] });
  expect(remarks).toHaveLength(1);
});

test('a living source that the archive does not have keeps its cell as it is', () => {
  const { proposals } = run(givenAt(series.lastLook), fileOf(provider(cell(noLogs, 'page'))));
  expect(proposals.map(({ kind, cell: at }) => `${kind} ${at.join('.')}`)).toEqual([
    'address sources.policy',
  ]);
});

test('a failed look at the end says nothing: the text before it is cited, as of its own day', () => {
  const given = givenAt('2026-01-08T13:00:00Z');
  const cited = commitOn('2025-09-23');
  const quote = 'we do not log users’ browsing history, traffic information, or IP addresses';
  const text = provider(cell(quote), cited).replaceAll('2026-02-16', '2025-09-23');
  const { proposals, findings } = run(given, fileOf(text));
  expect(findings).toEqual([]);
  expect(proposals.flatMap(({ read }) => read).map(({ url }) => url)).toContain(
    addressOf(commitOn('2026-01-07')),
  );
  const asOf = proposals.flatMap(({ edits }) => edits).find(({ path }) => path.at(-1) === 'asOf');
  expect(asOf?.value).toBe('2026-01-07');
});

test('a text that the archive has not written down for months may no longer be read by it', () => {
  const given = { ...givenAt(series.lastLook), newest: { commit: newestCommit, at: '2027-02-01T00:00:00Z' } };
  const { proposals } = run(given, fileOf(provider(cell(noLogs))));
  const asOf = proposals.flatMap(({ edits }) => edits).find(({ path }) => path.at(-1) === 'asOf');
  expect(asOf?.value).toBe('2026-08-11');
});

const words = '{ en: a, pl: b, tr: c }';
const history = (last: string) =>
  parseFactFile(
    'facts/policy-history/acme.yaml',
    `provider: acme
document: ${document}
versions: 9
failed: 1
first: 2021-09-09
last: ${last}
found: 2
source: { url: https://archive.example, title: Archive, licence: ODC-By }
changes:
  - date: 2025-04-22
    sentence: ${words}
    was: { url: ${addressOf('a'.repeat(40))} }
    now: { url: ${addressOf('b'.repeat(40))}, quote: Braze }
    confirmedBy: editorial-desk
    checked: 2026-03-01
`,
  );

test('what changed since an editor last read the policy is for them to read, each change once', () => {
  const { proposals, findings } = run(givenAt(series.lastLook), history('2026-03-01'));
  expect(proposals).toEqual([]);
  expect(findings.map(({ kind, on }) => `${kind} ${on}`)).toEqual([
    'policy-change 2026-05-26',
    'policy-change 2026-08-10',
  ]);
  expect(findings[0]?.was).toContain('Incogni, Saily, or NordProtect');
  expect(findings[0]?.now).toContain('Incogni, Saily, or Coveron');
  expect(findings[1]?.url).toBe(addressOf(commitOn('2026-08-10')));
  expect(run(givenAt(series.lastLook), history('2026-08-22')).findings).toEqual([]);
});

test('only texts that are cited or told are asked for', () => {
  const site = siteOf(fileOf(provider(cell(noLogs))), history('2026-03-01'));
  expect(openTerms.wanted?.(site)).toEqual([document]);
});
