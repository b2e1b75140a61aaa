import type { HostQueue } from './host-queue.ts';
import { refusal } from './public-address.ts';
import { Robots } from './robots.ts';
import { sendRequest } from './send-request.ts';
import type { WatchSettings } from './watch-settings.ts';

/** Validators of an earlier response, for a conditional request. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

export type WebAnswer =
  | { readonly kind: 'blocked'; readonly reason: string }
  | { readonly kind: 'gone'; readonly reason: string }
  /** The page redirects to another host, which was not requested. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'unchanged' }
  | ({
      readonly kind: 'page';
      /** The new address, if all redirects were permanent. */
      readonly to: string | undefined;
      readonly contentType: string;
      readonly body: Buffer;
      readonly isCut: boolean;
    } & Validators);

/** HTTP client that respects robots.txt, sends one request at a time per host, and identifies itself. */
export class PoliteWeb {
  readonly #settings: WatchSettings;
  readonly #queue: HostQueue;
  readonly #robots: Robots;

  constructor(settings: WatchSettings, queue: HostQueue) {
    this.#settings = settings;
    this.#queue = queue;
    this.#robots = new Robots(settings, queue);
  }

  async read(address: string, known: Validators = {}): Promise<WebAnswer> {
    const url = new URL(address);
    url.hash = '';
    try {
      return await this.#follow(url, conditions(known), 'pause');
    } catch (error) {
      return { kind: 'blocked', reason: reasonOf(error) };
    }
  }

  /** Fetches a resource that a page needs to render: same rules, but without the pause between pages. */
  async readPart(address: string): Promise<WebAnswer> {
    try {
      return await this.#follow(new URL(address), { accept: '*/*' }, 'at-once');
    } catch (error) {
      return { kind: 'blocked', reason: reasonOf(error) };
    }
  }

  async #follow(
    first: URL,
    headers: Readonly<Record<string, string>>,
    pause: 'pause' | 'at-once',
  ): Promise<WebAnswer> {
    let url = first;
    let isPermanent = true;
    for (let hops = 0; hops <= this.#settings.maxRedirects; hops += 1) {
      const forbidden = refusal(url) ?? (await this.#robots.refusal(url));
      if (forbidden !== undefined) return { kind: 'blocked', reason: forbidden };
      const asked = url;
      const response = await this.#queue.run(
        url.host,
        () => sendRequest(asked, this.#settings, headers),
        pause,
      );
      const { status, headers: responseHeaders, body, isCut } = response;
      const next = isRedirect(status) ? responseHeaders.location : undefined;
      if (next === undefined) {
        return (
          failure(status) ?? {
            kind: 'page',
            to: isPermanent && url !== first ? url.href : undefined,
            contentType: responseHeaders['content-type'] ?? '',
            body,
            isCut,
            etag: responseHeaders.etag,
            lastModified: responseHeaders['last-modified'],
          }
        );
      }
      isPermanent &&= status === 301 || status === 308;
      url = new URL(next, url);
      const refused = refusal(url);
      if (refused !== undefined)
        return { kind: 'blocked', reason: `it redirects to ${url.href}: ${refused}` };
      if (url.host !== first.host) return { kind: 'moved', to: url.href };
    }
    return { kind: 'blocked', reason: `more than ${this.#settings.maxRedirects} redirects` };
  }
}

function conditions({ etag, lastModified }: Validators): Record<string, string> {
  if (etag !== undefined) return { 'if-none-match': etag };
  return lastModified === undefined ? {} : { 'if-modified-since': lastModified };
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function failure(status: number): WebAnswer | undefined {
  if (status === 200) return undefined;
  if (status === 304) return { kind: 'unchanged' };
  // Only these two mean that the page is gone; all others mean that we cannot get it, or not now.
  if (status === 404 || status === 410) return { kind: 'gone', reason: `status ${status}` };
  return { kind: 'blocked', reason: `status ${status}` };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
