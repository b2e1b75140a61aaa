import parseRobots from 'robots-parser';
import type { HostQueue } from './host-queue.ts';
import { sendRequest } from './send-request.ts';
import type { WatchSettings } from './watch-settings.ts';

type Rules = (url: URL) => string | undefined;

const allowAll: Rules = () => undefined;
/** A robots.txt that cannot be read may disallow everything, so nothing is requested. */
const disallowAll =
  (reason: string): Rules =>
  () =>
    `robots.txt could not be read (${reason}), so the host may not be fetched`;

/** Rules of robots.txt (RFC 9309), read once per host and run. */
export class Robots {
  readonly #rules = new Map<string, Promise<Rules>>();
  readonly #settings: WatchSettings;
  readonly #queue: HostQueue;

  constructor(settings: WatchSettings, queue: HostQueue) {
    this.#settings = settings;
    this.#queue = queue;
  }

  /** Returns why an address must not be requested; undefined if it may be. */
  async refusal(url: URL): Promise<string | undefined> {
    const rules = this.#rules.get(url.host) ?? this.#read(url.host);
    this.#rules.set(url.host, rules);
    return (await rules)(url);
  }

  async #read(host: string): Promise<Rules> {
    const address = new URL(`https://${host}/robots.txt`);
    try {
      const { status, body } = await this.#queue.run(
        host,
        () => sendRequest(address, this.#settings),
        'at-once',
      );
      if (status >= 500) return disallowAll(`status ${status}`);
      // A robots.txt that is redirected or missing disallows nothing.
      return status === 200 ? this.#parse(host, address, body.toString('utf8')) : allowAll;
    } catch (error) {
      return disallowAll(error instanceof Error ? error.message : String(error));
    }
  }

  #parse(host: string, address: URL, text: string): Rules {
    const robots = parseRobots(address.href, text);
    const { agent, longestPauseMilliseconds } = this.#settings;
    const delay = robots.getCrawlDelay(agent);
    if (delay !== undefined) {
      this.#queue.slowDown(host, Math.min(delay * 1000, longestPauseMilliseconds));
    }
    return (url) => (robots.isDisallowed(url.href, agent) ? 'robots.txt disallows it' : undefined);
  }
}
