import { readFileSync } from 'node:fs';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { methodologyConsistent } from './methodology-consistent.ts';

const file = 'facts/methodology/2025-2.yaml';
const textOf = (name: string) => readFileSync(`${fixtureRoot}/${name}`, 'utf8');
const groups = ['trust', 'privacy', 'security', 'freedom', 'reach', 'value'];
const vocabulary = Object.fromEntries(
  [...groups, 'platforms', 'streaming-services', 'evidence']
    .map((name) => `facts/vocabulary/${name}.yaml`)
    .map((name) => [name, textOf(name)]),
);
const written = textOf(file);
const lineOf = (passage: string) => written.slice(0, written.indexOf(passage)).split('\n').length;

/** Returns each problem as its line below the passage, 0 for the same line, and its words. */
function problemsAfter(passage: string, instead: string): string[] {
  if (!written.includes(passage)) throw new Error(`The methodology has no passage "${passage}".`);
  const files = { ...vocabulary, [file]: written.replace(passage, instead) };
  return problemsIn(files, methodologyConsistent).map(
    ({ line = 0, message, remedy }) => `${line - lineOf(passage)} ${message} ${remedy}`,
  );
}

test('a methodology without mistakes is accepted', () => {
  expect(problemsIn({ ...vocabulary, [file]: written }, methodologyConsistent)).toEqual([]);
});

test.each([
  // Names
  ['keys: [ open-source-apps ]', 'keys: [ open-source-aps ]', '0 There is no fact key "open-source-aps".'],
  ['group: trust', 'group: trusts', '0 There is no group "trusts". Did you mean "trust"?'],
  ['weights: { streaming: 43', 'weights: { streamin: 43', '0 There is no criterion "streamin". Did you'],
  ['{ criterion: kill-switch, above: 0 }', '{ criterion: kill-swich, above: 0 }', '0 There is no criterion'],
  ['{ criterion: streaming, tested: true }', '{ criterion: films, tested: true }', '0 There is no criterion'],
  ['{ key: torrenting, not: false }', '{ key: torrents, not: false }', '0 There is no fact key "torrents".'],
  ['{ key: torrenting, not: false }', '{ key: platforms, not: false }', 'its answer is never false. Use'],
  ['anyOf: [ android, ios ]', 'anyOf: [ andriod, ios ]', '0 "platforms" has no option "andriod". Did you'],
  ['requires: []\n\ncr', 'requires: [ { key: founded, not: false } ]\n\ncr', 'its answer is never false.'],
  ['requires: []\n\ncr', 'requires: [ { key: servers, anyOf: [ many ] } ]\n\ncr', 'must not be scored.'],
  ['profile: free\n', 'profile: fre\n', '0 There is no profile "fre". Did you mean "free"?'],
  ['{ criterion: logging, atLeast: 5 }', '{ criterion: loging, atLeast: 5 }', '0 There is no criterion'],
  ['[ { criterion: anonymous-payment }', '[ { criterion: anonymous }', '0 There is no criterion'],
  ['is: unlimited', 'is: unlimted', '0 "devices" has no option "unlimted". Did you mean "unlimited"?'],
  ['key: devices, is', 'key: device, is', '0 There is no fact key "device". Did you mean "devices"?'],
  ['  servers:\n    en', '  server:\n    en', '0 There is no fact key "server". Did you mean "servers"?'],
  ['  servers:\n    en', '  devices:\n    en', '0 The criterion "devices" reads "devices", which'],
  ['version: 2025-2', 'version: 2025-3', '0 The version "2025-3" and the file name differ.'],
  ['id: two-factor', 'id: audits', '0 The criterion "audits" appears twice.'],
  ['id: privacy\n', 'id: streaming\n', '0 The profile "streaming" appears twice.'],
  ['id: cheapest\n', 'id: most-people\n', '0 The pick "most-people" appears twice.'],
  // Rules
  ['notCounted: [ not-applicable ]', 'notCounted: [ not-aplicable ]', '0 "two-factor" has no option'],
  ['cash: 10', 'gold: 10', '0 "payment-methods" has no option "gold".'],
  ['of: [ pl, tr ]', 'of: [ pl, xx ]', '0 "app-languages" has no option "xx".'],
  ['fire-tv, apple-tv, chrome', 'fire-tv, aple-tv, chrome', '0 "platforms" has no option "aple-tv".'],
  ['service: itvx,', 'service: itv,', '0 "streaming" has no option "itv". Did you mean "itvx"?'],
  ['brief: 8, by-day: 5', 'brief: 8, by-week: 5', '0 "logging" has no option "by-week". Write one of: none,'],
  [', connections: 2, activity: 0 }', ', connections: 2 }', 'does not say what "activity" earns. Add'],
  ['encrypted-disks: 5, disks: 0 }', 'encrypted-disks: 5 }', 'The rule "choice" does not say what "disks"'],
  ['yes: 10, partial: 5, no: 0 }', 'yes: 10, partial: 5, no: 3 }', 'earns 3 points, more than no answer.'],
  ['keys: [ prices ]', 'keys: [ countries ]', '1 The rule "cost" cannot read "countries", which is of type'],
  ['audits, incidents ]', 'incidents, audits ]', '"incidents", which is of type incidents. It reads:'],
  ['keys: [ countries, countries-measured ]', 'keys: [ countries ]', 'reads 2 keys, not 1. Name under keys,'],
  ['keys: [ owner-interests ]', 'keys: [ owner-interests, logging ]', 'reads one key, not 2. Name under'],
  ['keys: [ obfuscation, tor ]', 'keys: [ tor, obfuscation ]', 'but the criterion lists tor, obfuscation.'],
  ['ios ], points: 7 }', 'ios ], points: 6 }', 'of the rule "weighted-share" add up to 9 points, not 10.'],
  ['list: 2.5, measured: 7.5', 'list: 2.5, measured: 5', '"measured-number" add up to 7.5 points, not 10.'],
  ['min: 3', 'min: 5', 'The panel has 4 entries, of which 5 must be tested.'],
  // Numbers
  ['free-plan: 29', 'free-plan: 28', '0 The weights of "free" add up to 99, not 100.'],
  ['ways-through: 24', 'ways-through: 25', '0 The weights of "travel" add up to 101, not 100.'],
  ['from: 0.5, to: 2', 'from: 2, to: 0.5', 'doubt.weights.from is 2, which is not below 0.5.'],
  ['fullYears: 3, goneYears: 8', 'fullYears: 8, goneYears: 3', 'fullYears is 8, which is not below 3.'],
  ['high: 0.9, fair: 0.75', 'high: 0.75, fair: 0.9', 'confidence.fair is 0.9, which is not below 0.75.'],
  ['published: 2025-06-02', 'published: 2026-11-16', 'The date 2026-11-16 is in the future.'],
  ['rule: { name: answer, yes: 10', 'rule: { name: answer, yes: 11', 'points go from 0 to 10.'],
  ['zeroAt: 12, tenAt: 2', 'zeroAt: 2, tenAt: 2', 'tenAt and zeroAt must differ.'],
  ['zeroAt: 5, tenAt: 100', 'zeroAt: 100, tenAt: 5', 'zeroAt must be less than tenAt.'],
  // Shapes
  ['rankedFrom: 0.4', 'rankedFrm: 0.4', 'Field "rankedFrom" is missing.'],
  ['rankedFrom: 0.4', 'rankedFrom: 0.4\nflor: 1', 'Unknown field "flor".'],
  [', conduct: 0.3, none: 0 }', ', conduct: 0.3 }', 'Field "incidents.lost.none" is missing. Add "none: …".'],
  ['kept-back: 1.5', 'keptback: 1.5', 'Unknown field "keptback" in incidents.told. Did you mean'],
  ['checklist: 2, other-product: 0 }', 'checklist: 2 }', 'rule.depth.other-product" is missing.'],
  ['warrant: { open: 8, closed: 2 }', 'warrant: { open: 8 }', 'rule.proof.warrant.closed" is missing.'],
  ['free-plan, above: 0 }', 'free-plan, atLeast: 1 }', 'Write criterion with above or "tested: true", or'],
  ['[ { confidence: high } ]', '[ { confidence: thin } ]', 'Write tier (first), confidence (high or fair),'],
  ['order: [ cost ]', 'order: [ price ]', 'Write score, lists, cost, or a criterion.'],
])('"%s" written as "%s" is refused', (passage, instead, words) => {
  expect(problemsAfter(passage, instead)).toContainEqual(expect.stringContaining(words));
});
