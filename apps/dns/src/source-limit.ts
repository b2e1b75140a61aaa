import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** Networks that are counted at once. Who invents sources by the million only makes the oldest start anew. */
const maxNetworks = 10_000;
const windowMilliseconds = 1000;

/** What one network may ask in a second. A large resolver sends many readers' questions from one network. */
const perSecond = 100;

/**
 * `answer`: go on. `tcp`: tell it to come back over TCP, where its address is proven. `silence`: nothing, so that nobody is flooded
 * with answers to questions that somebody else put in their name.
 */
export type LimitDecision = 'answer' | 'tcp' | 'silence';

interface Window {
  since: number;
  count: number;
}

/** Counts questions by the network that they seem to come from. */
export class SourceLimit {
  readonly #windows = new LRUCache<string, Window>({ max: maxNetworks });

  decide(address: string, now = performance.now()): LimitDecision {
    const network = networkOf(address);
    const window = this.#windows.get(network);
    if (window === undefined || now - window.since >= windowMilliseconds) {
      this.#windows.set(network, { since: now, count: 1 });
      return 'answer';
    }
    window.count += 1;
    if (window.count <= perSecond) return 'answer';
    return window.count % 2 === 0 ? 'tcp' : 'silence';
  }
}

/** /24 of IPv4, /48 of IPv6 or what is written of it: what one operator has to itself. */
function networkOf(address: string): string {
  return isIPv6(address) ? address.split(':', 3).join(':') : address.slice(0, address.lastIndexOf('.'));
}
