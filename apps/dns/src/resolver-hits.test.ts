import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ResolverHits } from './resolver-hits.ts';
import { issueToken, tokenSeconds } from './token.ts';

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

const newToken = () => issueToken(key, Date.now() / 1000);

describe('what the answerer remembers', () => {
  test('each resolver of a token once', () => {
    const token = newToken();
    for (const address of ['192.0.2.1', '2001:db8::1', '192.0.2.1']) hits.add(token, address);
    expect(hits.of(token)).toEqual(['192.0.2.1', '2001:db8::1']);
    expect(hits.of(newToken())).toEqual([]);
  });

  test('nothing of a name that no origin signed', () => {
    for (let index = 0; index < 1000; index += 1) hits.add(`random-${index}`, '192.0.2.1');
    hits.add(issueToken('another key', Date.now() / 1000), '192.0.2.1');
    expect(hits.size).toBe(0);
  });

  test('nothing once the token is over, whether somebody asks or not', () => {
    hits.add(newToken(), '192.0.2.1');
    vi.advanceTimersByTime((tokenSeconds + 15) * 1000);
    expect(hits.size).toBe(0);
  });

  test('no more than a few resolvers of one token', () => {
    const token = newToken();
    for (let index = 0; index < 100; index += 1) hits.add(token, `192.0.2.${index}`);
    expect(hits.of(token)).toHaveLength(12);
  });

  test('no more tokens than there is room for', () => {
    const small = new ResolverHits(key, 100);
    for (let index = 0; index < 150; index += 1) small.add(newToken(), '192.0.2.1');
    expect(small.size).toBe(100);
    small.close();
  });
});
