import { isIP } from 'node:net';
import { type ListenAddress, sharedDnsSettings } from '@vpn-site/dns/config.ts';
import { z } from 'zod';

/** The settings of the leak check. Each is off until it is set, and the check then reports less. */
export const leakCheckSettings = {
  LEAK_CHECK_V4_HOST: hostName('v4.vpn.example'),
  LEAK_CHECK_V6_HOST: hostName('v6.vpn.example'),
  LEAK_CHECK_STUN: z
    .string()
    .refine(isHostWithPort, 'write the name and the port of your STUN server, such as stun.vpn.example:3478')
    .optional(),
  LEAK_CHECK_NETWORKS: z.string().optional(),
  LEAK_CHECK_COUNTRIES: z.string().optional(),
  ...sharedDnsSettings,
};

export interface LeakCheckConfig {
  /** Host name reachable over IPv4 only. */
  readonly v4Host: string | undefined;
  /** Host name reachable over IPv6 only. */
  readonly v6Host: string | undefined;
  /** Host name and port. */
  readonly stun: string | undefined;
  readonly dns: LeakCheckDns | undefined;
  /** The files that map addresses to networks and countries. */
  readonly networksFile: string | undefined;
  readonly countriesFile: string | undefined;
}

export interface LeakCheckDns {
  readonly zone: string;
  readonly key: string;
  /** The address where the DNS server reports which resolvers asked. */
  readonly inquiry: ListenAddress;
}

type WrittenSettings = z.infer<z.ZodObject<typeof leakCheckSettings>>;

/** Returns the config, or one sentence about settings that contradict each other. */
export function leakCheckConfig(written: WrittenSettings): LeakCheckConfig | string {
  const { LEAK_CHECK_DNS_ZONE: zone, LEAK_CHECK_DNS_KEY: key, LEAK_CHECK_DNS_INQUIRY: inquiry } = written;
  const { LEAK_CHECK_V4_HOST: v4Host, LEAK_CHECK_V6_HOST: v6Host } = written;
  if (zone !== undefined && key === undefined) {
    return 'LEAK_CHECK_DNS_ZONE is set, but LEAK_CHECK_DNS_KEY is not: write the key of the DNS server.';
  }
  if (v4Host !== undefined && v4Host === v6Host) {
    return `LEAK_CHECK_V4_HOST and LEAK_CHECK_V6_HOST are both ${v4Host}: write a different name for each, one with only an A record and one with only an AAAA record.`;
  }
  return {
    v4Host,
    v6Host,
    stun: written.LEAK_CHECK_STUN,
    dns: zone === undefined || key === undefined ? undefined : { zone, key, inquiry },
    networksFile: written.LEAK_CHECK_NETWORKS,
    countriesFile: written.LEAK_CHECK_COUNTRIES,
  };
}

function hostName(example: string) {
  return z
    .hostname({ error: `write a name without scheme or port, such as ${example}` })
    .refine((name) => isIP(name) === 0, `write a name, not an address, such as ${example}`)
    .transform((name) => name.toLowerCase())
    .optional();
}

function isHostWithPort(written: string): boolean {
  const [host = '', port = '', ...rest] = written.split(':');
  return (
    rest.length === 0 &&
    z.hostname().safeParse(host).success &&
    /^[1-9]\d{0,4}$/.test(port) &&
    Number(port) <= 65_535
  );
}
