import { BlockList, isIPv6 } from 'node:net';

const mapped = /^::ffff:(?=[\d.]+$)/i;

/** Returns the /24 of an IPv4 address, or the /48 of an IPv6 address: about what one customer of a network can have. */
export function networkOf(address: string): string {
  const plain = address.replace(mapped, '');
  if (!isIPv6(plain)) return plain.slice(0, plain.lastIndexOf('.'));
  const [start = ''] = plain.split('::');
  const groups = start === '' ? [] : start.split(':');
  return [...groups, '0', '0', '0'].slice(0, 3).join(':');
}

/**
 * Returns a function that finds the client of a request before the framework has seen it: the last address that a trusted
 * proxy has written into `X-Forwarded-For`, else the peer.
 */
export function forwardedClient(
  trustedProxies: readonly string[],
): (peer: string, forwardedFor: string | undefined) => string {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    trusted.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (peer, forwardedFor) => {
    const plain = peer.replace(mapped, '');
    if (!trusted.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')) return plain;
    return forwardedFor?.split(',').at(-1)?.trim() || plain;
  };
}
