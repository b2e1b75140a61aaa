/** The parts of a probe, in display order. */
export const checkedParts = ['ipv4', 'ipv6', 'webrtc', 'dns', 'clock'] as const;
export type CheckedPart = (typeof checkedParts)[number];

/**
 * The meaning of a finding for the reader. A hint alone proves nothing. Only the reader can judge what is `shown`, because
 * a single probe does not know whose address it sees.
 */
export type FindingState = 'leak' | 'hint' | 'fine' | 'shown' | 'unchecked';

/** Reasons and their states. The text of each is in `messages`, under its part. */
const addressStates = {
  /** The address from before the VPN was turned on. */
  same: 'leak',
  /** Another address in the network from before. */
  'same-network': 'leak',
  /** Another address near the one from before, and the network of one of them is not known. */
  nearby: 'hint',
  /** Another address, and it cannot be told whether its network is another one. */
  unknown: 'shown',
  /** In another network than before. */
  changed: 'fine',
  /** There was an address before, and there is none now. */
  gone: 'fine',
  /** There was no address of this kind before, and there is one in another network now. */
  new: 'fine',
  /** Checked, but nothing answered. */
  absent: 'fine',
  /** In another network or country than the address of the other family. */
  apart: 'hint',
  shown: 'shown',
  unchecked: 'unchecked',
} as const satisfies Record<string, FindingState>;

const webrtcStates = {
  /** An address from before the VPN was turned on. */
  before: 'leak',
  /** A public address that the site has seen neither before nor now. */
  other: 'hint',
  /** An address that the site sees anyway. */
  matching: 'fine',
  /** No address outside the reader's local network. */
  hidden: 'fine',
  /** The STUN server did not answer the browser. */
  silent: 'unchecked',
  unchecked: 'unchecked',
} as const satisfies Record<string, FindingState>;

const dnsStates = {
  /** The resolver from before the VPN was turned on, or one in the network that the reader's address belonged to then. */
  provider: 'leak',
  /** A public service, such as those of Google or Cloudflare. */
  public: 'hint',
  /** A resolver in another network and another country than the reader's address. */
  elsewhere: 'hint',
  /** A resolver in the network or the country of the reader's address. */
  own: 'fine',
  /** A resolver that cannot be compared with those from before. */
  unknown: 'unchecked',
  /** More networks asked than the server lists. */
  more: 'unchecked',
  /** No resolver was seen. */
  silent: 'unchecked',
  /** The DNS server of the check does not answer. */
  down: 'unchecked',
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

/** A remedy, named like the section of the guide that explains it. */
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

/** Returns a finding without a remedy, because a clock that shows the right time needs no fix. */
export function clockFinding(reason: ClockReason): LeakFinding {
  return { part: 'clock', reason, state: clockStates[reason] };
}

function remedyFor(state: FindingState, remedy: Remedy): Remedy | undefined {
  return state === 'leak' || state === 'hint' ? remedy : undefined;
}
