import { isIPv6 } from 'node:net';

/**
 * Returns the /24 of an IPv4 address or the /48 of an IPv6 address: the network of one operator. The address is written as
 * a socket reports it, with `::` for zeros.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address.slice(0, address.lastIndexOf('.'));
  const [front = ''] = address.split('::');
  const [first = '', second = '0', third = '0'] = front.split(':');
  return `${first}:${second}:${third}`;
}
