import { type AddressReason, addressFinding, type LeakFinding } from './finding.ts';
import { isSameLine } from './internet-address.ts';
import { found, type Look, seenAddresses } from './look.ts';
import type { SeenAddress } from './observation.ts';

const families = ['ipv4', 'ipv6'] as const;

/** What each kind of address came to, from the look with the VPN off to the one with it on. */
export function comparedAddresses(off: Look, on: Look): LeakFinding[] {
  return families.map((part) => addressFinding(part, comparedReason(off, on, part)));
}

function comparedReason(off: Look, on: Look, part: 'ipv4' | 'ipv6'): AddressReason {
  const now = found(on[part]);
  const before = found(off[part]);
  if (!now) {
    if (on[part] === 'unchecked') return 'unchecked';
    return before ? 'gone' : 'absent';
  }
  if (before && isSameLine(before.address, now.address)) return 'same';
  if (isOfNetworks(now, seenAddresses(off))) return 'same-network';
  return before ? 'changed' : 'new';
}

/** One look knows whose address it sees only where the two kinds contradict each other. */
export function seenOnce(look: Look): LeakFinding[] {
  const [first, second] = seenAddresses(look);
  const areApart = first !== undefined && second !== undefined && isApart(first, second);
  return families.map((part) => {
    if (!found(look[part])) return addressFinding(part, look[part] === 'unchecked' ? 'unchecked' : 'absent');
    return addressFinding(part, areApart && part === 'ipv6' ? 'apart' : 'shown');
  });
}

/** Networks tell more than countries: a VPN may well announce its two kinds of addresses from two countries. */
function isApart(one: SeenAddress, other: SeenAddress): boolean {
  if (one.network && other.network) return one.network.asn !== other.network.asn;
  return one.country !== null && other.country !== null && one.country !== other.country;
}

/** Whether an address belongs to a network of these others. */
export function isOfNetworks({ network }: SeenAddress, others: readonly SeenAddress[]): boolean {
  return network !== null && others.some((other) => other.network?.asn === network.asn);
}
