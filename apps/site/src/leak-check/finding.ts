/** What a look has parts for, in the order in which they are told. */
export const checkedParts = ['ipv4', 'ipv6', 'webrtc', 'dns', 'clock'] as const;
export type CheckedPart = (typeof checkedParts)[number];

/**
 * What a finding means for its reader. A hint alone proves nothing. What is `shown` only its reader can judge: one look
 * does not know whose address it sees.
 */
export type FindingState = 'leak' | 'hint' | 'fine' | 'shown' | 'unchecked';

/** What was found, and what it means. The words of each are in `messages`, under the part that it is found in. */
const addressStates = {
  /** The address from before the VPN was turned on. */
  same: 'leak',
  /** Another one, of the network from before. */
  'same-network': 'leak',
  changed: 'fine',
  /** There was one before. */
  gone: 'fine',
  /** There was none before. */
  new: 'fine',
  /** Asked for, and none answered. */
  absent: 'fine',
  /** Of another network or country than the other kind of address. */
  apart: 'hint',
  shown: 'shown',
  unchecked: 'unchecked',
} as const satisfies Record<string, FindingState>;

const webrtcStates = {
  /** An address from before the VPN was turned on. */
  before: 'leak',
  /** A public one that the site has seen neither before nor now. */
  other: 'hint',
  /** What the site sees anyway. */
  matching: 'fine',
  /** Nothing that leads out of the reader's own network. */
  hidden: 'fine',
  unchecked: 'unchecked',
} as const satisfies Record<string, FindingState>;

const dnsStates = {
  /** Who answered before the VPN was turned on, or the network that the reader came from then. */
  provider: 'leak',
  /** A service for everybody, such as those of Google or Cloudflare. */
  public: 'hint',
  /** Another network in another country. */
  elsewhere: 'hint',
  /** The network of the address, or its country. */
  own: 'fine',
  /** Nobody was seen to ask. */
  silent: 'unchecked',
  unchecked: 'unchecked',
} as const satisfies Record<string, FindingState>;

const clockStates = {
  zone: 'hint',
  language: 'hint',
  fits: 'fine',
  unchecked: 'unchecked',
} as const satisfies Record<string, FindingState>;

export type AddressReason = keyof typeof addressStates;
export type WebrtcReason = keyof typeof webrtcStates;
export type DnsReason = keyof typeof dnsStates;
export type ClockReason = keyof typeof clockStates;

/** What helps, named like the section of the guide that shows it. */
export type Remedy = 'ipv6' | 'webrtc' | 'dns' | 'split-tunnelling' | 'kill-switch';

export type LeakFinding = { readonly state: FindingState; readonly remedy?: Remedy | undefined } & (
  | { readonly part: 'ipv4' | 'ipv6'; readonly reason: AddressReason }
  | { readonly part: 'webrtc'; readonly reason: WebrtcReason }
  | { readonly part: 'dns'; readonly reason: DnsReason }
  | { readonly part: 'clock'; readonly reason: ClockReason }
);

export function addressFinding(part: 'ipv4' | 'ipv6', reason: AddressReason): LeakFinding {
  const state = addressStates[reason];
  return { part, reason, state, remedy: remedyFor(state, part === 'ipv6' ? 'ipv6' : 'split-tunnelling') };
}

export function webrtcFinding(reason: WebrtcReason): LeakFinding {
  const state = webrtcStates[reason];
  return { part: 'webrtc', reason, state, remedy: remedyFor(state, 'webrtc') };
}

export function dnsFinding(reason: DnsReason): LeakFinding {
  const state = dnsStates[reason];
  return { part: 'dns', reason, state, remedy: remedyFor(state, 'dns') };
}

/** Nothing needs mending about a clock: it shows the right time. */
export function clockFinding(reason: ClockReason): LeakFinding {
  return { part: 'clock', reason, state: clockStates[reason] };
}

function remedyFor(state: FindingState, remedy: Remedy): Remedy | undefined {
  return state === 'leak' || state === 'hint' ? remedy : undefined;
}
