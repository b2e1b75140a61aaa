import type { SeenAddress } from './observation.ts';

/**
 * What came of one part of a look: something, nothing although it was asked for, or `unchecked` where this site has no
 * way to ask.
 */
export type Part<Found> = { readonly found: Found } | 'nothing' | 'unchecked';

/** Everything that one look at a reader's connection found. It stays in the memory of the page. */
export interface Look {
  /** The address that the site sees, over each kind of address. */
  readonly ipv4: Part<SeenAddress>;
  readonly ipv6: Part<SeenAddress>;
  /** The addresses that the browser names for calls. */
  readonly webrtc: Part<readonly string[]>;
  /** Who looked up a name that was made for this look. */
  readonly dns: Part<readonly SeenAddress[]>;
  readonly clock: Clock;
}

/** What a browser tells every site about its owner. */
export interface Clock {
  /** Of the IANA, such as Europe/Warsaw. */
  readonly timeZone: string;
  /** The one that its owner likes best first. */
  readonly languages: readonly string[];
}

export function found<Found>(part: Part<Found>): Found | undefined {
  return typeof part === 'object' ? part.found : undefined;
}

/** The addresses under which the site saw the reader. */
export function seenAddresses({ ipv4, ipv6 }: Pick<Look, 'ipv4' | 'ipv6'>): SeenAddress[] {
  return [found(ipv4), found(ipv6)].filter((seen) => seen !== undefined);
}
