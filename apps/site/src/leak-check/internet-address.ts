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
  return familyOf(one) === 4 ? one === other : connectionPrefix(one) === connectionPrefix(other);
}

/** Returns the first 48 bits of an IPv6 address in full notation. */
function connectionPrefix(address: string): string {
  const [front = '', back] = address.toLowerCase().split('::');
  const before = front === '' ? [] : front.split(':');
  const after = back === undefined || back === '' ? [] : back.split(':');
  const zeros = back === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
