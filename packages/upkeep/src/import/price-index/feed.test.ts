import { readFileSync } from 'node:fs';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feedSchema, parseFeed } from './feed.ts';

const folder = 'packages/fixture/src/upkeep/prices';
const text = readFileSync(`${folder}/snapshots/20260819T020236Z.json`, 'utf8');
type Json = Record<string, unknown>;
const feed = () => JSON.parse(text) as Json & { records: Json[] };

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const validate = ajv.compile(
  JSON.parse(readFileSync(`${folder}/operational-feed.schema.json`, 'utf8')) as Json,
);

const verdicts = (data: unknown) => ({ published: validate(data), ours: feedSchema.safeParse(data).success });
const recordFields = Object.keys(feed().records[1] ?? {});
const feedFields = Object.keys(feed());

test('the feed as it is published is read', () => {
  expect(verdicts(feed())).toEqual({ published: true, ours: true });
  expect(parseFeed('feed.json', text)?.records).toHaveLength(10);
});

/** Values that are invalid in most fields. */
const odd = [
  null,
  '',
  'x',
  'NaN',
  -1,
  0,
  0.5,
  1,
  13,
  101,
  1e6,
  true,
  [],
  {},
  '2026-13-01',
  'http://a.example',
];

describe('a changed field is judged as by the published schema', () => {
  test.each([...recordFields, 'stranger'])('of a record: %s', (field) => {
    for (const value of odd) {
      const changed = feed();
      changed.records[1] = { ...changed.records[1], [field]: value };
      const { published, ours } = verdicts(changed);
      expect({ value, ours }).toEqual({ value, ours: published });
    }
    const { [field]: _, ...without } = feed().records[1] ?? {};
    const { published, ours } = verdicts({ ...feed(), records: feed().records.with(1, without) });
    expect(ours).toBe(published);
  });

  test.each([...feedFields, 'stranger'])('of the feed: %s', (field) => {
    for (const value of odd) {
      const { published, ours } = verdicts({ ...feed(), [field]: value });
      expect({ value, ours }).toEqual({ value, ours: published });
    }
    const { [field]: _, ...without } = feed();
    expect(verdicts(without)).toEqual({ published: field === 'stranger', ours: field === 'stranger' });
  });

  test('of the market and of the number of records', () => {
    const wrong = [
      { ...feed(), market: { country_code: 'US' } },
      { ...feed(), market: { country_code: 'US', currency: 'EUR' } },
      { ...feed(), market: { country_code: 'US', currency: 'USD', more: 1 } },
      { ...feed(), records: feed().records.slice(1) },
      { ...feed(), records: [...feed().records, feed().records[0]] },
    ];
    for (const data of wrong) expect(verdicts(data)).toEqual({ published: false, ours: false });
  });
});

test('a broken snapshot is refused with problems, and other files are no snapshots', () => {
  const parsed = (written: string) => {
    try {
      return parseFeed('feed.json', written);
    } catch (error) {
      expect(error).toBeInstanceOf(ProblemsError);
      return undefined;
    }
  };
  fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (written) => parsed(written) === undefined));
  expect(parseFeed('schema.json', '{ "$schema": "https://json-schema.org/draft/2020-12/schema" }')).toBe(
    undefined,
  );
  for (const broken of ['{ "feed_type": ', '{ "feed_type": "dovpn_comparison_catalog" }']) {
    expect(() => parseFeed('feed.json', broken)).toThrow(ProblemsError);
  }
});
