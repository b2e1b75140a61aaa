import type { FactDefinition } from '@vpn-site/core/provider/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { parseFactFile } from '../facts/fact-file.ts';
import { unprovenValues } from './unproven-values.ts';

const words = { en: 'a', pl: 'b', tr: 'c' };
const definition = { group: 'value', label: words, explanation: words, lifetime: 540, options: {} };
const definitions = new Map<string, FactDefinition>([
  ['devices', { ...definition, key: 'devices', type: 'devices' }],
  ['tor', { ...definition, key: 'tor', type: 'yes-no' }],
]);

const file = (cell: string) => parseFactFile('facts/providers/acme.yaml', `facts:\n  ${cell}\nsources: {}\n`);

function messages(before: string, after: string, newestDay = '2026-11-18'): string[] {
  return unprovenValues(file(before), file(after), { definitions, newestDay }).map(({ message }) => message);
}

const ten = 'devices: { value: 10, checked: 2026-11-01, quotes: [ { source: a, text: 10 devices } ] }';

describe('a changed number', () => {
  test('needs new words and a new day', () => {
    expect(messages(ten, ten.replace('value: 10', 'value: 12'))).toEqual([
      '"facts.devices": value was 10 and is now 12, but its quotes are unchanged and "checked" is still 2026-11-01.',
    ]);
    const requoted = ten.replaceAll('10', '12');
    expect(messages(ten, requoted)).toEqual([
      '"facts.devices": value was 10 and is now 12, but "checked" is still 2026-11-01.',
    ]);
    expect(messages(ten, requoted.replace('2026-11-01', '2026-11-17'))).toEqual([]);
  });

  test('may keep the words if it was misread', () => {
    const misread = ten.replace('value: 10', 'value: 12');
    const corrected = ten.replace('2026-11-01', '2026-11-17');
    expect(messages(misread, corrected)).toEqual([]);
    expect(messages(corrected, misread.replace('2026-11-01', '2026-11-18'))).toHaveLength(1);
  });

  test('may keep the newest day, which cannot be renewed, or may have been counted again', () => {
    expect(messages(ten, ten.replaceAll('10', '12'), '2026-11-01')).toEqual([]);
    const counted = ten.replace('text: 10 devices', 'missing: counted');
    const again = counted.replace('value: 10', 'value: 12');
    expect(messages(counted, again)).toHaveLength(1);
    expect(messages(counted, again.replace('2026-11-01', '2026-11-17'))).toEqual([]);
  });
});

test('a new reading of the same words proves nothing', () => {
  const yes =
    'tor: { value: true, readAs: { is: true, why: Said }, checked: 2026-11-01, quotes: [ { source: a, text: Onion } ] }';
  expect(messages(yes, yes.replaceAll('true', 'false').replace('2026-11-01', '2026-11-18'))).toEqual([
    '"facts.tor": value was true and is now false, but its quotes are unchanged.',
  ]);
});

test('an item of a list is named with its field, and our own words may change', () => {
  const audit = (date: string, scope = 'Apps') =>
    `audits: { value: [ { auditor: A, date: ${date}, scope: { en: ${scope} } } ], checked: 2026-11-01, quotes: [] }`;
  expect(messages(audit('2025-01'), audit('2025-02', 'Servers'))).toEqual([
    '"facts.audits": value.0.date was 2025-01 and is now 2025-02, but "checked" is still 2026-11-01.',
  ]);
  expect(messages(audit('2025-01'), audit('2025-01', 'Servers'))).toEqual([]);
});

test('a value that was or becomes unknown is left to the other rules', () => {
  expect(messages('devices: { value: unknown }', ten)).toEqual([]);
  expect(messages(ten, 'devices: { value: unknown }')).toEqual([]);
});
