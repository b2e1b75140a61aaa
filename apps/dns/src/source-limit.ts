import { LRUCache } from 'lru-cache';
import { networkOf } from './network-of.ts';

/**
 * Max networks counted at once. Beyond it the oldest counts are dropped, so a flood of forged source addresses cannot fill
 * the memory.
 */
const maxNetworks = 10_000;
const windowMilliseconds = 1000;

/** Max questions per second from one network. A large resolver sends the questions of many readers from one network. */
const perSecond = 100;

/**
 * `answer`: answer as usual. `tcp`: ask the client to retry over TCP, where its address is proven. `silence`: send nothing,
 * so that forged source addresses cannot flood a victim with our answers.
 */
export type LimitDecision = 'answer' | 'tcp' | 'silence';

interface Window {
  since: number;
  count: number;
}

/** Limits questions by the network that they seem to come from. */
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
