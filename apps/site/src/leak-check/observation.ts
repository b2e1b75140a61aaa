import { checkedParts } from './finding.ts';

/** An address as a server saw it, with public information about it. */
export interface SeenAddress {
  readonly address: string;
  readonly family: 4 | 6;
  /** The network that announces the address; null if the table of networks does not have it. */
  readonly network: { readonly asn: number; readonly name: string } | null;
  /** ISO 3166 code; null if the table of countries does not have the address. */
  readonly country: string | null;
}

/** Everything that a server can test: the parts of a probe, and `network`, which network an address belongs to. */
export const allTests = [...checkedParts, 'network'] as const;
export type SiteTest = (typeof allTests)[number];

/** A visitor of the check page: the address, and what this server can test. */
export interface Visitor extends SeenAddress {
  readonly tests: readonly SiteTest[];
}

/** The services that the operator has set up for the check; null for each that is missing. */
export interface CheckSetup {
  /** An origin reachable over IPv4 only. */
  readonly v4: string | null;
  /** An origin reachable over IPv6 only. */
  readonly v6: string | null;
  /** The URL of a STUN server, in the format that browsers expect. */
  readonly stun: string | null;
  /**
   * Names that were never looked up before, and a token to ask which resolvers looked them up. The names do not contain the
   * token, because everybody between browser and DNS server sees them.
   */
  readonly dns: { readonly names: readonly string[]; readonly token: string } | null;
}

/** The resolvers that looked up the names of a token. */
export interface SeenResolvers {
  /** The first of each network. */
  readonly resolvers: readonly SeenAddress[];
  /** Whether more networks asked than are listed. */
  readonly more: boolean;
}

/** Paths of the check on the server. */
export const leakCheckPaths = {
  seen: '/_leak-check/seen',
  setup: '/_leak-check/setup',
  resolvers: '/_leak-check/resolvers',
} as const;
