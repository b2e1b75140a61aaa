import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ResolverHits } from './resolver-hits.ts';
import { issueToken, labelOf, tokenSeconds } from './token.ts';

const key = 'a key that both origins and the answerer share';
let hits: ResolverHits;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  hits = new ResolverHits(key);
});

afterEach(() => {
  hits.close();
  vi.useRealTimers();
});

const newLabel = (of = key) => labelOf(of, issueToken(of, Date.now() / 1000));

describe('what the answerer remembers', () => {
  test('each resolver of a label once', () => {
    const label = newLabel();
    for (const address of ['192.0.2.1', '2001:db8::1', '192.0.2.1']) hits.add(label, address);
    expect(hits.of(label)).toEqual({ addresses: ['192.0.2.1', '2001:db8::1'], more: false });
    expect(hits.of(newLabel())).toEqual({ addresses: [], more: false });
  });

  test('nothing of a name that no origin signed, and nothing once its time is over, whether somebody asks or not', () => {
    for (let index = 0; index < 1000; index += 1) hits.add(`random-${index}`, '192.0.2.1');
    hits.add(newLabel('another key'), '192.0.2.1');
    hits.add(issueToken(key, Date.now() / 1000), '192.0.2.1');
    expect(hits.size).toBe(0);
    hits.add(newLabel(), '192.0.2.1');
    vi.advanceTimersByTime((tokenSeconds + 15) * 1000);
    expect(hits.size).toBe(0);
  });

  test('the first resolver of a network: others of it push nobody out', () => {
    const label = newLabel();
    for (let index = 1; index <= 13; index += 1) hits.add(label, `198.51.100.${index}`);
    for (let index = 1; index <= 13; index += 1) hits.add(label, `2001:db8:66:${index}::1`);
    hits.add(label, '192.0.2.1');
    expect(hits.of(label)).toEqual({
      addresses: ['198.51.100.1', '2001:db8:66:1::1', '192.0.2.1'],
      more: false,
    });
  });

  test('no more than a few networks of one label, and that there were more', () => {
    const label = newLabel();
    for (let index = 1; index <= 12; index += 1) hits.add(label, `198.51.${index}.1`);
    expect(hits.of(label)).toMatchObject({ more: false });
    hits.add(label, '192.0.2.1');
    const { addresses, more } = hits.of(label);
    expect([addresses.length, addresses[0], more]).toEqual([12, '198.51.1.1', true]);
  });

  test('no more labels than there is room for', () => {
    const small = new ResolverHits(key, 100);
    for (let index = 0; index < 150; index += 1) small.add(newLabel(), '192.0.2.1');
    expect(small.size).toBe(100);
    small.close();
  });
});
