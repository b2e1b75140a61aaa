import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchText } from './fetch-text.ts';

const address = 'https://data.example/feed.json';
afterEach(() => vi.restoreAllMocks());

function answering(body: BodyInit | null, { status = 200, url = address } = {}) {
  const response = new Response(body, { status });
  Object.defineProperty(response, 'url', { value: url });
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
}

test('a text is read under a name that says what reads it, and within a time', async () => {
  const fetched = answering('{}');
  expect(await fetchText(address)).toBe('{}');
  const [, request] = fetched.mock.calls[0] ?? [];
  expect(new Headers(request?.headers).get('user-agent')).toMatch(/^facts-import\//);
  expect(request?.signal).toBeInstanceOf(AbortSignal);
});

test('where nothing is, nothing is read', async () => {
  answering(null, { status: 404 });
  expect(await fetchText(address)).toBeUndefined();
});

test('a text that does not end is cut off', async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
  });
  answering(endless);
  await expect(fetchText(address)).rejects.toThrow('larger than 8 MB');
});

test('only https is allowed, also behind a redirect', async () => {
  await expect(fetchText('http://data.example/')).rejects.toThrow(UsageError);
  answering('{}', { url: 'http://data.example/' });
  await expect(fetchText(address)).rejects.toThrow('only https');
});

test('an error and a dead line are sentences', async () => {
  answering('', { status: 503 });
  await expect(fetchText(address)).rejects.toThrow(`${address} answered 503: try again later.`);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(
    new TypeError('fetch failed', { cause: new Error('ENOTFOUND') }),
  );
  await expect(fetchText(address)).rejects.toThrow('(ENOTFOUND): try again');
});
