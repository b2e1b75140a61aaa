import { isOfNetworks } from './address-findings.ts';
import { type DnsReason, dnsFinding, type LeakFinding } from './finding.ts';
import { isSameConnection } from './internet-address.ts';
import type { SeenAddress } from './observation.ts';
import { found, type Probe, seenAddresses } from './probe.ts';

/** The network numbers (ASN) of public resolvers: Google, Cloudflare, Quad9, OpenDNS, NextDNS, AdGuard. */
const publicResolvers: ReadonlySet<number> = new Set([15_169, 13_335, 19_281, 36_692, 34_939, 212_772]);

/**
 * Worst first, because one resolver outside the tunnel is enough for a leak, and one that cannot be told apart from the
 * provider's enough to say nothing.
 */
const worstFirst: readonly DnsReason[] = ['provider', 'more', 'unknown', 'public', 'elsewhere', 'own'];

/** Assesses the resolvers that looked up a name created for this probe. `off` is undefined without an earlier probe. */
export function assessDns(on: Probe, off: Probe | undefined): LeakFinding {
  if (on.dns === 'unchecked') return dnsFinding('unchecked');
  if (on.dns === 'nothing') return dnsFinding('down');
  const { resolvers, more } = on.dns.found;
  const reasons = new Set(resolvers.map((resolver) => reasonOf(resolver, on, off)));
  if (more) reasons.add('more');
  return dnsFinding(worstFirst.find((reason) => reasons.has(reason)) ?? 'silent');
}

function reasonOf(resolver: SeenAddress, on: Probe, off: Probe | undefined): DnsReason {
  const now = seenAddresses(on);
  if (off && isOfNetworks(resolver, seenAddresses(off))) return 'provider';
  if (isOfNetworks(resolver, now)) return 'own';
  if (resolver.network && publicResolvers.has(resolver.network.asn)) return 'public';
  if (off && isFrom(resolver, resolversOf(off))) return 'provider';
  if (off && !isComparable(resolver, off)) return 'unknown';
  return isInCountry(resolver, now) ? 'own' : 'elsewhere';
}

function resolversOf({ dns }: Probe): readonly SeenAddress[] {
  return found(dns)?.resolvers ?? [];
}

/** Whether the network of a resolver and all those from before are known, so that it is none of them for certain. */
function isComparable(resolver: SeenAddress, off: Probe): boolean {
  const before = resolversOf(off);
  return before.length > 0 && [resolver, ...before, ...seenAddresses(off)].every(({ network }) => network);
}

/** Whether a resolver is one of the others, or in one of their networks. */
function isFrom(resolver: SeenAddress, others: readonly SeenAddress[]): boolean {
  return (
    isOfNetworks(resolver, others) ||
    others.some(({ address }) => isSameConnection(address, resolver.address))
  );
}

function isInCountry({ country }: SeenAddress, others: readonly SeenAddress[]): boolean {
  return country !== null && others.some((other) => other.country === country);
}
