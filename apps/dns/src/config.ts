import { isIP } from 'node:net';
import { z } from 'zod';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Settings shared by the DNS server and the origins: docs/operations/settings.md. */
export const sharedDnsSettings = {
  LEAK_CHECK_DNS_ZONE: z
    .hostname({
      error: 'write the name of the zone that is delegated to this server, such as leak.vpn.example',
    })
    .refine((name) => name.includes('.'), 'write a whole name, such as leak.vpn.example')
    .transform((name) => name.toLowerCase())
    .optional(),
  LEAK_CHECK_DNS_KEY: z
    .string()
    .min(
      32,
      'write at least 32 characters that are hard to guess, such as the output of openssl rand -hex 32',
    )
    .optional(),
  LEAK_CHECK_DNS_INQUIRY: z
    .string()
    .transform((written, context) => readAddress(written) ?? refuse(context, '127.0.0.1:8095'))
    .default({ host: '127.0.0.1', port: 8095 }),
};

const dnsServerSchema = z.object({
  ...sharedDnsSettings,
  LEAK_CHECK_DNS_NAMESERVER: z
    .hostname({ error: 'write the name that the parent zone has for this machine, such as ns.vpn.example' })
    .transform((name) => name.toLowerCase())
    .optional(),
  LEAK_CHECK_DNS_LISTEN: z
    .string()
    .transform((written, context) => {
      const addresses = written.split(',').map(readAddress);
      return addresses.every((address) => address !== undefined)
        ? addresses
        : refuse(context, '0.0.0.0:53,[::]:53');
    })
    .default([
      { host: '0.0.0.0', port: 53 },
      { host: '::', port: 53 },
    ]),
});

export interface DnsServerConfig {
  readonly zone: { readonly name: string; readonly nameserver: string };
  readonly key: string;
  /** Addresses that answer DNS questions from the internet. */
  readonly listen: readonly ListenAddress[];
  /** The HTTP address where origins ask which resolvers looked up a token. */
  readonly inquiry: ListenAddress;
}

/** Reads the settings from the environment; throws an error with one sentence per invalid setting. */
export function readDnsServerConfig(environment: NodeJS.ProcessEnv): DnsServerConfig {
  const written = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = dnsServerSchema.safeParse(written);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} is wrong: ${message}.`).join('\n'),
    );
  }
  const {
    LEAK_CHECK_DNS_ZONE: name,
    LEAK_CHECK_DNS_KEY: key,
    LEAK_CHECK_DNS_NAMESERVER: nameserver,
  } = parsed.data;
  if (name === undefined || key === undefined || nameserver === undefined) {
    throw new Error(
      'LEAK_CHECK_DNS_ZONE, LEAK_CHECK_DNS_KEY and LEAK_CHECK_DNS_NAMESERVER need each other: set all three.',
    );
  }
  if (nameserver === name || nameserver.endsWith(`.${name}`)) {
    throw new Error(
      `LEAK_CHECK_DNS_NAMESERVER is ${nameserver}, which is inside the zone, where no name has an address. Use a name outside the zone.`,
    );
  }
  return {
    zone: { name, nameserver },
    key,
    listen: parsed.data.LEAK_CHECK_DNS_LISTEN,
    inquiry: parsed.data.LEAK_CHECK_DNS_INQUIRY,
  };
}

/** Parses `127.0.0.1:53` or `[::1]:53`. */
function readAddress(written: string): ListenAddress | undefined {
  const [, bracketed, plain, port = ''] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(written.trim()) ?? [];
  const host = bracketed ?? plain ?? '';
  if (isIP(host) === 0 || Number(port) > 65_535) return undefined;
  return { host, port: Number(port) };
}

function refuse(context: z.RefinementCtx, example: string): never {
  context.addIssue({ code: 'custom', message: `write addresses with ports, such as ${example}` });
  return z.NEVER;
}
