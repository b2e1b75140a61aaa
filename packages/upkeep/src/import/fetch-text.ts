import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { refusal } from '#watch/public-address.ts';
import { type HttpResponse, sendRequest } from '#watch/send-request.ts';
import type { WatchSettings } from '#watch/watch-settings.ts';

const maxRedirects = 5;

type Limits = Pick<WatchSettings, 'agent' | 'timeoutMilliseconds' | 'maxBytes' | 'hostOverride'>;

const limits: Limits = {
  // Identifies the importer, so that site operators can block it by this name.
  agent: 'facts-import/1.0 (reads public datasets for a comparison of VPN services)',
  timeoutMilliseconds: 30_000,
  maxBytes: 8_000_000,
};

export type FetchText = (address: string) => Promise<string | undefined>;

/**
 * Returns a function that fetches the text at an address, with limits on size and time; undefined if there is none (404, 410).
 * Each redirect is checked before it is followed: only public https addresses are asked.
 */
export function textFetcher(changes: Partial<Limits> = {}): FetchText {
  const settings = { ...limits, ...changes };
  return async (address) => {
    const { status, body, isCut } = await answer(address, settings);
    if (status === 404 || status === 410) return undefined;
    if (status < 200 || status > 299) {
      throw new UsageError(`${address} answered ${status}: try again later.`);
    }
    if (isCut) throw new UsageError(`${address} is larger than ${settings.maxBytes / 1_000_000} MB.`);
    return body.toString('utf8');
  };
}

export const fetchText = textFetcher();

async function answer(address: string, settings: Limits): Promise<HttpResponse> {
  let url = URL.parse(address);
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const refused = url ? refusal(url) : 'no valid address';
    if (!url || refused !== undefined) {
      const redirects = hops === 0 ? '' : ` redirects to ${url?.href}`;
      throw new UsageError(`${address}${redirects}: only public https addresses are read (${refused}).`);
    }
    const response = await sendRequest(url, settings, { accept: '*/*' }).catch((error: unknown) => {
      throw unreachable(address, error);
    });
    const next = response.headers.location;
    if (response.status < 300 || response.status > 399 || next === undefined) return response;
    url = URL.parse(next, url);
  }
  throw new UsageError(`${address} redirects more than ${maxRedirects} times.`);
}

function unreachable(address: string, error: unknown): UsageError {
  const { message, cause } = error as Error;
  const reason = cause instanceof Error ? cause.message : message;
  return new UsageError(`Could not read ${address} (${reason}): try again later.`);
}
