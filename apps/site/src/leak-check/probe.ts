import type { SeenAddress, SeenResolvers } from './observation.ts';

/** The result of one part of a probe: a value, `nothing` if there was no answer, or `unchecked` if this site cannot check it. */
export type Part<Found> = { readonly found: Found } | 'nothing' | 'unchecked';

/** Everything that one probe of a reader's connection found. It stays in the memory of the page. */
export interface Probe {
  /** The address that the site sees, per address family. */
  readonly ipv4: Part<SeenAddress>;
  readonly ipv6: Part<SeenAddress>;
  /** The addresses that the browser reveals through WebRTC. */
  readonly webrtc: Part<readonly string[]>;
  /** The resolvers that looked up a name created for this probe. */
  readonly dns: Part<SeenResolvers>;
  readonly clock: Clock;
}

/** Settings that a browser reveals to every site. */
export interface Clock {
  /** IANA name, such as Europe/Warsaw. */
  readonly timeZone: string;
  /** Preferred language first. */
  readonly languages: readonly string[];
}

export function found<Found>(part: Part<Found>): Found | undefined {
  return typeof part === 'object' ? part.found : undefined;
}

/** Returns the addresses under which the site saw the reader. */
export function seenAddresses({ ipv4, ipv6 }: Pick<Probe, 'ipv4' | 'ipv6'>): SeenAddress[] {
  return [found(ipv4), found(ipv6)].filter((seen) => seen !== undefined);
}
