/**
 * The scope of an address that a browser reveals:
 * - `masked`: a name that the browser made up for this page, which reveals nothing.
 * - `local`: used inside a home, an office or a provider's network; not routable on the internet.
 * - `public`: where the internet sees the device or its network.
 */
export type AddressScope = 'masked' | 'local' | 'public';

const localRanges = [
  /^(10|127)\./,
  /^192\.168\./,
  /^169\.254\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  // Carrier-grade NAT, RFC 6598.
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  // Unspecified, loopback, link-local and private IPv6 addresses.
  /^::1?$/,
  /^fe[89ab]/,
  /^f[cd]/,
];

export function addressScope(address: string): AddressScope {
  const text = address.toLowerCase();
  if (text.endsWith('.local')) return 'masked';
  return localRanges.some((range) => range.test(text)) ? 'local' : 'public';
}

/**
 * Returns the address in a WebRTC candidate: its fifth word. Chromium writes IPv6 addresses in brackets, other browsers do
 * not.
 */
export function candidateAddress(candidate: string): string | undefined {
  return candidate.split(' ')[4]?.replace(/^\[(.*)\]$/, '$1') || undefined;
}

function familyOf(address: string): 4 | 6 {
  return address.includes(':') ? 6 : 4;
}

/**
 * Whether two addresses belong to the same internet connection. Devices change the second half of their IPv6 addresses, and
 * providers sometimes the middle; the first 48 bits stay with one provider.
 */
export function isSameConnection(one: string, other: string): boolean {
  if (familyOf(one) !== familyOf(other)) return false;
  return familyOf(one) === 4 ? one === other : prefixOf(one, 3) === prefixOf(other, 3);
}

/**
 * Whether two addresses are in the same /16 of IPv4 or /32 of IPv6. Providers give their customers addresses of such a range
 * in turn, so a change within it says nothing.
 */
export function isNearby(one: string, other: string): boolean {
  if (familyOf(one) !== familyOf(other)) return false;
  if (familyOf(one) === 6) return prefixOf(one, 2) === prefixOf(other, 2);
  return one.split('.', 2).join('.') === other.split('.', 2).join('.');
}

/** Returns the first groups of an IPv6 address in full notation; each has 16 bits. */
function prefixOf(address: string, groups: number): string {
  const [front = '', back] = address.toLowerCase().split('::');
  const before = front === '' ? [] : front.split(':');
  const after = back === undefined || back === '' ? [] : back.split(':');
  const zeros = back === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
