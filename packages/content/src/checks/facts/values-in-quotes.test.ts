import { describe, expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { valuesInQuotes } from './values-in-quotes.ts';

const acme = 'facts/providers/acme.yaml';
const words = '{ en: a, pl: b, tr: c }';
const options: Readonly<Record<string, string>> = {
  choice: `, options: { ram-only: { en: Memory only, pl: b, tr: c }, disks: ${words} }`,
  'choice-list': `, options: { google-pay: { en: Google Pay, pl: b, tr: c }, card: { en: Bank card, pl: b, tr: c } }`,
};

const key = 'port-forwarding';

/** Returns the problems of one fact with this value and these quotes. */
function problems(type: string, value: string, quotes: readonly string[], more = '') {
  const quoted = quotes.map((text) => `{ source: a, text: ${JSON.stringify(text)} }`).join(', ');
  return problemsIn(
    {
      'facts/vocabulary/value.yaml': `group: value
label: ${words}
keys:
  ${key}: { label: ${words}, explanation: ${words}, type: ${type}, lifetime: 540${options[type] ?? ''} }
`,
      'facts/vocabulary/evidence.yaml': undefined,
      [acme]: `facts:\n  ${key}:\n    value: ${value}\n    quotes: [ ${quoted} ]\n${more}`,
    },
    valuesInQuotes,
  );
}

const yearly = '[ { id: yearly, charged: 60, renewal: { charged: 120, months: 12 } } ]';

test.each([
  ['number', '8000', ['8,000+ servers'], ['9,000 servers']],
  ['year', '2012', ['launched in 2012'], ['launched in 2013']],
  ['days', '30', ['thirty (30) days'], ['14 days']],
  ['devices', '7', ['up to seven devices'], ['up to ten devices']],
  ['devices', 'unlimited', ['Simultaneous Connections = Unlimited'], ['10 devices']],
  ['country', 'SE', ['Gothenburg, Sweden'], ['Oslo, Norway']],
  ['country-list', '[ PL, TR ]', ['| Poland | PL |', 'Turkey: 220'], ['| Poland | PL |']],
  ['text', 'Acme Ltd.', ['operated by ACME LTD'], ['operated by Acme Inc.']],
  ['choice', 'ram-only', ['our RAM-only servers'], ['our servers']],
  ['choice-list', '[ google-pay, card ]', ['Google Pay or a bank card'], ['Google Pay']],
  ['yes-no', 'true', ['row A: Port forwarding (Yes/No) = Yes'], ['row A: Port forwarding (Yes/No) = No']],
  ['yes-no', 'false', ['row 3 (Acme), column Port Forwarding: No'], ['row Acme: Multihop = No']],
  ['plans', yearly, ['acme, yearly: upfront_total 60, renewal_total 120'], ['acme, yearly: 60, 110']],
] as const)('%s %s stands in its quotes, and contradicts other words', (type, value, right, wrong) => {
  expect(problems(type, value, right)).toEqual([]);
  expect(problems(type, value, wrong)).toHaveLength(1);
});

test('both values are named', () => {
  expect(problems('number', '9000', ['8,000+ servers'])).toMatchObject([
    { file: acme, line: 3, message: '"facts.port-forwarding" is 9000, but its quotes show “8000”.' },
  ]);
});

describe('a value that other words prove', () => {
  const quotes = ['Meet our new ports!'];
  const read = (is: string) => `    readAs: { is: ${is}, why: The words describe it. }\n`;

  test('says so, with a reason', () => {
    expect(problems('yes-no', 'true', quotes)).toHaveLength(1);
    expect(problems('yes-no', 'true', quotes, read('true'))).toEqual([]);
  });

  test('cannot change alone', () => {
    expect(problems('yes-no', 'false', quotes, read('true'))).toMatchObject([
      { line: 5, message: '"facts.port-forwarding" is false, but its quotes were read as true.' },
    ]);
  });
});
