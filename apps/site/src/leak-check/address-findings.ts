import { type AddressReason, addressFinding, type LeakFinding } from './finding.ts';
import { isNearby, isSameConnection } from './internet-address.ts';
import type { SeenAddress } from './observation.ts';
import { found, type Probe, seenAddresses } from './probe.ts';

const families = ['ipv4', 'ipv6'] as const;

/** Compares each kind of address between the probe with the VPN off and the one with it on. */
export function compareAddresses(off: Probe, on: Probe): LeakFinding[] {
  return families.map((part) => addressFinding(part, comparedReason(off, on, part)));
}

function comparedReason(off: Probe, on: Probe, part: 'ipv4' | 'ipv6'): AddressReason {
  const now = found(on[part]);
  const before = found(off[part]);
  if (!now) {
    if (on[part] === 'unchecked') return 'unchecked';
    return before ? 'gone' : 'absent';
  }
  if (before && isSameConnection(before.address, now.address)) return 'same';
  if (isOfNetworks(now, seenAddresses(off))) return 'same-network';
  const compared = before ? [before] : seenAddresses(off);
  if (now.network && compared.length > 0 && compared.every(({ network }) => network !== null))
    return before ? 'changed' : 'new';
  return before && isNearby(before.address, now.address) ? 'nearby' : 'unknown';
}

/**
 * Returns the address findings of a single probe. It cannot know whose address it sees, but it can tell whether IPv4 and
 * IPv6 contradict each other.
 */
export function singleProbeFindings(probe: Probe): LeakFinding[] {
  const [first, second] = seenAddresses(probe);
  const isContradiction = first !== undefined && second !== undefined && areContradictory(first, second);
  return families.map((part) => {
    if (!found(probe[part]))
      return addressFinding(part, probe[part] === 'unchecked' ? 'unchecked' : 'absent');
    return addressFinding(part, isContradiction && part === 'ipv6' ? 'apart' : 'shown');
  });
}

/**
 * Whether two addresses contradict each other. Networks are compared first, because a VPN may announce its IPv4 and IPv6
 * addresses from two countries.
 */
function areContradictory(one: SeenAddress, other: SeenAddress): boolean {
  if (one.network && other.network) return one.network.asn !== other.network.asn;
  return one.country !== null && other.country !== null && one.country !== other.country;
}

/** Whether an address belongs to the same network as one of the others. */
export function isOfNetworks({ network }: SeenAddress, others: readonly SeenAddress[]): boolean {
  return network !== null && others.some((other) => other.network?.asn === network.asn);
}
