/** An address as a server saw it, with what is publicly known of it. */
export interface SeenAddress {
  readonly address: string;
  readonly family: 4 | 6;
  /** Who announces the address on the internet; null where the table of networks does not know it. */
  readonly network: { readonly asn: number; readonly name: string } | null;
  /** ISO 3166 code; null where the table of countries does not know the address. */
  readonly country: string | null;
}

/** What the operator has set up for the check. Each part may be missing: null. */
export interface CheckSetup {
  /** An origin that is reachable over IPv4 alone. */
  readonly v4: string | null;
  /** An origin that is reachable over IPv6 alone. */
  readonly v6: string | null;
  /** The address of a STUN server, as browsers take it. */
  readonly stun: string | null;
  /** Names that nobody has asked for before, and the token under which their resolvers are told. */
  readonly dns: { readonly names: readonly string[]; readonly token: string } | null;
}

/** Which resolvers asked for the names of a token. */
export interface SeenResolvers {
  readonly resolvers: readonly SeenAddress[];
}

/** Where the server answers the check. */
export const leakCheckPaths = {
  seen: '/_leak-check/seen',
  setup: '/_leak-check/setup',
  resolvers: '/_leak-check/resolvers',
} as const;
