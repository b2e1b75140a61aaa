import { readFileSync } from 'node:fs';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { methodologyConsistent } from './methodology-consistent.ts';

const file = 'facts/methodology/2025-2.yaml';
const textOf = (name: string) => readFileSync(`${fixtureRoot}/${name}`, 'utf8');
const vocabulary = Object.fromEntries(
  [
    'trust',
    'privacy',
    'security',
    'freedom',
    'reach',
    'value',
    'platforms',
    'streaming-services',
    'evidence',
  ].map((name) => [`facts/vocabulary/${name}.yaml`, textOf(`facts/vocabulary/${name}.yaml`)]),
);
const written = textOf(file);
const lineOf = (passage: string) => written.slice(0, written.indexOf(passage)).split('\n').length;

function problemsAfter(passage: string, instead: string) {
  if (!written.includes(passage)) throw new Error(`The methodology has no passage "${passage}".`);
  return problemsIn({ ...vocabulary, [file]: written.replace(passage, instead) }, methodologyConsistent);
}

describe('methodology-consistent', () => {
  test('accepts a methodology without mistakes', () => {
    expect(problemsIn({ ...vocabulary, [file]: written }, methodologyConsistent)).toEqual([]);
  });

  test('refuses a worst answer that earns more than no answer', () => {
    const [problem] = problemsAfter('yes: 10, partial: 5, no: 0 }', 'yes: 10, partial: 5, no: 3 }');
    expect(problem?.message).toBe(
      'The worst answer under the rule "answer" earns 3 points, more than no answer.',
    );
  });

  test.each([
    // Names
    [
      'keys: [ open-source-apps ]',
      'keys: [ open-source-aps ]',
      'There is no fact key "open-source-aps".',
      'Did you mean "open-source-apps"?',
    ],
    ['group: trust', 'group: trusts', 'There is no group "trusts".', 'Did you mean "trust"?'],
    [
      'weights: { streaming: 43',
      'weights: { streamin: 43',
      'There is no criterion "streamin".',
      'Did you mean "streaming"?',
    ],
    [
      '{ criterion: kill-switch, above: 0 }',
      '{ criterion: kill-swich, above: 0 }',
      'There is no criterion "kill-swich".',
      'Did you mean "kill-switch"?',
    ],
    [
      '{ criterion: streaming, tested: true }',
      '{ criterion: films, tested: true }',
      'There is no criterion "films".',
      undefined,
    ],
    [
      '{ key: torrenting, not: false }',
      '{ key: torrents, not: false }',
      'There is no fact key "torrents".',
      undefined,
    ],
    [
      '{ key: torrenting, not: false }',
      '{ key: platforms, not: false }',
      '"platforms" is of type platform-list: its answer is never false.',
      'Use "anyOf" with its options, or a key of type yes-no.',
    ],
    [
      'anyOf: [ android, ios ]',
      'anyOf: [ andriod, ios ]',
      '"platforms" has no option "andriod".',
      'Did you mean "android"?',
    ],
    [
      'requires: []\n\ncriteria',
      'requires: [ { key: founded, not: false } ]\n\ncriteria',
      '"founded" is of type year: its answer is never false.',
      undefined,
    ],
    [
      'requires: []\n\ncriteria',
      'requires: [ { key: servers, anyOf: [ many ] } ]\n\ncriteria',
      'The fact "servers" must not be scored.',
      undefined,
    ],
    ['profile: free\n', 'profile: fre\n', 'There is no profile "fre".', 'Did you mean "free"?'],
    [
      '{ criterion: logging, atLeast: 5 }',
      '{ criterion: loging, atLeast: 5 }',
      'There is no criterion "loging".',
      'Did you mean "logging"?',
    ],
    [
      'order: [ { criterion: anonymous-payment }',
      'order: [ { criterion: anonymous }',
      'There is no criterion "anonymous".',
      undefined,
    ],
    ['is: unlimited', 'is: unlimted', '"devices" has no option "unlimted".', 'Did you mean "unlimited"?'],
    ['key: devices, is', 'key: device, is', 'There is no fact key "device".', 'Did you mean "devices"?'],
    ['  servers:\n    en', '  server:\n    en', 'There is no fact key "server".', 'Did you mean "servers"?'],
    [
      '  servers:\n    en',
      '  devices:\n    en',
      'The criterion "devices" reads "devices", which "notScored" lists.',
      'Remove it from one of the two.',
    ],
    ['version: 2025-2', 'version: 2025-3', 'The version "2025-3" and the file name differ.', undefined],
    ['id: two-factor', 'id: audits', 'The criterion "audits" appears twice.', 'Rename one.'],
    ['id: privacy\n', 'id: streaming\n', 'The profile "streaming" appears twice.', 'Rename one.'],
    ['id: cheapest\n', 'id: most-people\n', 'The pick "most-people" appears twice.', 'Rename one.'],
    // Rules
    [
      'notCounted: [ not-applicable ]',
      'notCounted: [ not-aplicable ]',
      '"two-factor" has no option "not-aplicable".',
      'Did you mean "not-applicable"?',
    ],
    ['of: [ pl, tr ]', 'of: [ pl, xx ]', '"app-languages" has no option "xx".', undefined],
    [
      'fire-tv, apple-tv, chrome',
      'fire-tv, aple-tv, chrome',
      '"platforms" has no option "aple-tv".',
      'Did you mean "apple-tv"?',
    ],
    ['service: itvx,', 'service: itv,', '"streaming" has no option "itv".', 'Did you mean "itvx"?'],
    [
      'promise: { none: 10, brief: 8, by-day: 5',
      'promise: { none: 10, brief: 8, by-week: 5',
      '"logging" has no option "by-week".',
      'Write one of: none, brief, by-day, connections, activity.',
    ],
    [
      ', connections: 2, activity: 0 }',
      ', connections: 2 }',
      'The rule "promise-times-proof" does not say what "activity" earns.',
      'Add "activity: …"; 0 is an answer.',
    ],
    [
      'encrypted-disks: 5, disks: 0 }',
      'encrypted-disks: 5 }',
      'The rule "choice" does not say what "disks" earns.',
      'Add "disks: …"; 0 is an answer.',
    ],
    [
      'keys: [ prices ]',
      'keys: [ countries ]',
      'The rule "cost" cannot read "countries", which is of type number.',
      'It reads: plans.',
    ],
    [
      'keys: [ logging, audits, incidents ]',
      'keys: [ logging, incidents, audits ]',
      'The rule "promise-times-proof" cannot read "incidents", which is of type incidents.',
      'It reads: audits.',
    ],
    [
      'keys: [ countries, countries-measured ]',
      'keys: [ countries ]',
      'The rule "measured-number" reads 2 keys, not 1.',
      'Name under keys, in this order: number, then number.',
    ],
    [
      'keys: [ owner-interests ]',
      'keys: [ owner-interests, logging ]',
      'The rule "choice" reads one key, not 2.',
      'Name under keys, in this order: choice or country.',
    ],
    [
      'keys: [ obfuscation, tor ]',
      'keys: [ tor, obfuscation ]',
      'The parts read obfuscation, tor, but the criterion lists tor, obfuscation.',
      'Name the same keys in the same order.',
    ],
    [
      'ios ], points: 7 }',
      'ios ], points: 6 }',
      'The parts of the rule "weighted-share" add up to 9 points, not 10.',
      'Change them until all of them together earn 10.',
    ],
    [
      'list: 2.5, measured: 7.5',
      'list: 2.5, measured: 5',
      'The parts of the rule "measured-number" add up to 7.5 points, not 10.',
      undefined,
    ],
    [
      'min: 3',
      'min: 5',
      'The panel has 4 entries, of which 5 must be tested.',
      'Ask for fewer, or add entries.',
    ],
    // Numbers
    [
      'free-plan: 29',
      'free-plan: 28',
      'The weights of "free" add up to 99, not 100.',
      'Change them until they do. A criterion that the profile does not name keeps its own weight.',
    ],
    [
      'from: 0.5, to: 2',
      'from: 2, to: 0.5',
      'doubt.weights.from is 2, which is not below 0.5.',
      'Write the smaller factor as "from".',
    ],
    [
      'fullYears: 3, goneYears: 8',
      'fullYears: 8, goneYears: 3',
      'evidence.outsiders.fullYears is 8, which is not below 3.',
      'Write fewer years as "fullYears" than as "goneYears".',
    ],
    [
      'high: 0.9, fair: 0.75',
      'high: 0.75, fair: 0.9',
      'confidence.fair is 0.9, which is not below 0.75.',
      'Write the smaller share as "fair".',
    ],
    [
      'published: 2025-06-02',
      'published: 2026-11-16',
      'The date 2026-11-16 is in the future.',
      'Publish it on that day; today is 2026-11-15.',
    ],
    // Shapes
    ['rankedFrom: 0.4', 'rankedFrm: 0.4', 'Field "rankedFrom" is missing.', undefined],
    ['rankedFrom: 0.4', 'rankedFrom: 0.4\nflor: 1', 'Unknown field "flor".', undefined],
    [
      ', conduct: 0.3, none: 0 }',
      ', conduct: 0.3 }',
      'Field "incidents.lost.none" is missing.',
      'Add "none: …".',
    ],
    [
      'answered: 1, kept-back: 1.5',
      'answered: 1, keptback: 1.5',
      'Unknown field "keptback" in incidents.told.',
      'Did you mean "kept-back"?',
    ],
    [
      'checklist: 2, other-product: 0 }',
      'checklist: 2 }',
      'Field "criteria.1.rule.depth.other-product" is missing.',
      'Add "other-product: …".',
    ],
    [
      'warrant: { open: 8, closed: 2 }',
      'warrant: { open: 8 }',
      'Field "criteria.2.rule.proof.warrant.closed" is missing.',
      'Add "closed: …".',
    ],
    [
      '{ criterion: free-plan, above: 0 }',
      '{ criterion: free-plan, atLeast: 1 }',
      'Field "profiles.3.requires.0" is wrong.',
      'Write criterion with above or "tested: true", or key with not or anyOf.',
    ],
    [
      '[ { confidence: high } ]',
      '[ { confidence: thin } ]',
      'Field "picks.2.where.0" is wrong.',
      'Write tier (first), confidence (high or fair), criterion with atLeast, or key with is.',
    ],
    [
      'order: [ cost ]',
      'order: [ price ]',
      'Field "picks.1.order.0" is wrong.',
      'Write score, lists, cost, or a criterion.',
    ],
  ])('"%s" written as "%s" is refused', (passage, instead, message, remedy) => {
    const problems = problemsAfter(passage, instead);
    const problem = problems.find((each) => each.message === message);
    expect(problem, JSON.stringify(problems)).toMatchObject({ file });
    if (remedy) expect(problem?.remedy).toBe(remedy);
  });

  test.each([
    ['The weights of "travel" add up to 101, not 100.', 'ways-through: 24', 'ways-through: 25'],
    ['"payment-methods" has no option "gold".', 'cash: 10', 'gold: 10'],
    ['"two-factor" has no option "none".', '[ not-applicable ]', '[ none ]'],
    ['"logging" has no option "nothing".', 'promise: { none', 'promise: { nothing'],
    ['"streaming" has no option "hbo".', 'service: itvx', 'service: hbo'],
    ['"app-languages" has no option "xx".', 'of: [ pl, tr ]', 'of: [ pl, xx ]'],
    ['"platforms" has no option "aple-tv".', 'apple-tv, chrome', 'aple-tv, chrome'],
    [
      'There is no criterion "films".',
      '{ criterion: streaming, tested: true }',
      '{ criterion: films, tested: true }',
    ],
  ])('%s is told with its line', (message, passage, instead) => {
    const [problem] = problemsAfter(passage, instead);
    expect(problem).toMatchObject({ message, line: lineOf(passage) });
  });

  test('points outside 0 to 10 are refused with their line', () => {
    const passage = 'rule: { name: answer, yes: 10, partial: 5, no: 0 }';
    const [problem] = problemsAfter(passage, passage.replace('10', '11'));
    expect(problem).toMatchObject({ file, line: lineOf(passage), remedy: 'points go from 0 to 10.' });
  });

  test('a scale without a slope, or one that falls where it must rise, is refused', () => {
    expect(problemsAfter('zeroAt: 12, tenAt: 2', 'zeroAt: 2, tenAt: 2')).toMatchObject([
      { remedy: 'tenAt and zeroAt must differ.' },
    ]);
    expect(problemsAfter('zeroAt: 5, tenAt: 100', 'zeroAt: 100, tenAt: 5')).toMatchObject([
      { remedy: 'zeroAt must be less than tenAt.' },
    ]);
  });
});
