import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks outside of the public web: this machine, private networks, and link-local addresses such as cloud metadata. */
const privateV4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateV4.addSubnet(network, bits, 'ipv4');
}
/** The public part of IPv6; it excludes IPv4-mapped addresses. */
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
/** Subnets of the public part that tunnel to any IPv4 address: 6to4 and Teredo. */
const tunnels = new BlockList();
tunnels.addSubnet('2002::', 16, 'ipv6');
tunnels.addSubnet('2001::', 32, 'ipv6');

function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateV4.check(address, 'ipv4');
  return publicV6.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
}

/** Returns why an address must not be requested; undefined if it may be. The host name is checked on lookup. */
export function refusal(url: URL): string | undefined {
  if (url.protocol !== 'https:') return `${url.protocol} is not https:`;
  if (url.username !== '' || url.password !== '') return 'the address contains a password';
  if (url.port !== '') return `port ${url.port} is not a web port`;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0 && !isPublicAddress(host)) return `${host} is a private address`;
  return undefined;
}

/** DNS lookup that rejects private addresses; it checks the very address that is then requested. */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) {
      callback(error, []);
      return;
    }
    const privateAddress = addresses.find(({ address }) => !isPublicAddress(address));
    if (privateAddress)
      callback(new Error(`${host} resolves to the private address ${privateAddress.address}`), []);
    else if (options.all) callback(null, addresses);
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};
