/**
 * What an address that a browser names says of it:
 * - `masked`: a name that the browser made up for this page, so that it gives nothing away.
 * - `local`: meant inside of a home, an office or a provider's own network; the internet cannot be reached from it.
 * - `public`: where the internet sees the device or its network.
 */
export type AddressScope = 'masked' | 'local' | 'public';

const localRanges = [
  /^(10|127)\./,
  /^192\.168\./,
  /^169\.254\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  // Shared by the customers of a provider, RFC 6598.
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  // Unspecified, loopback, of one link, and private addresses of IPv6.
  /^::1?$/,
  /^fe[89ab]/,
  /^f[cd]/,
];

export function addressScope(address: string): AddressScope {
  const text = address.toLowerCase();
  if (text.endsWith('.local')) return 'masked';
  return localRanges.some((range) => range.test(text)) ? 'local' : 'public';
}

/** The address in a candidate of WebRTC: its fifth word. Chromium writes addresses of IPv6 in brackets, other browsers do not. */
export function candidateAddress(candidate: string): string | undefined {
  return candidate.split(' ')[4]?.replace(/^\[(.*)\]$/, '$1') || undefined;
}

function familyOf(address: string): 4 | 6 {
  return address.includes(':') ? 6 : 4;
}

/**
 * Whether two addresses come from one line. Devices change the second half of their IPv6 addresses, and providers now and
 * then what stands in the middle; the first 48 bits stay those of one provider.
 */
export function isSameLine(one: string, other: string): boolean {
  if (familyOf(one) !== familyOf(other)) return false;
  return familyOf(one) === 4 ? one === other : linePrefix(one) === linePrefix(other);
}

/** The first 48 bits of an IPv6 address, written out. */
function linePrefix(address: string): string {
  const [front = '', back] = address.toLowerCase().split('::');
  const before = front === '' ? [] : front.split(':');
  const after = back === undefined || back === '' ? [] : back.split(':');
  const zeros = back === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
