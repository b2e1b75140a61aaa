import { isIP } from 'node:net';
import { ConfigError } from '@vpn-site/core/site/config-error.ts';
import { z } from 'zod';
import { type LeakCheckConfig, leakCheckConfig, leakCheckSettings } from './leak-check/leak-check-config.ts';

const httpUrl = z.url({ protocol: /^https?$/, error: 'write a full address such as https://vpn.example' });

const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce
    .number({ error: 'write a port number such as 8080' })
    .int()
    .min(0)
    .max(65_535, 'write a port number up to 65535')
    .default(8080),
  SITE_URL: httpUrl.optional(),
  ALLOWED_HOSTS: z
    .string()
    .transform((list) =>
      list
        .toLowerCase()
        .split(',')
        .map((name) => name.trim()),
    )
    .pipe(
      z.array(z.hostname({ error: 'write host names without ports, such as www.vpn.example,vpn.internal' })),
    )
    .default([]),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: 'write postgresql://user@host/database' })
    .optional(),
  DIST_DIR: z.string().default('dist'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(
      (list) => list.every(isAddressOrNetwork),
      'write addresses or networks, separated by commas, such as 127.0.0.1,10.0.0.0/8',
    )
    .default([]),
  CLICK_LEDGER: z.enum(['on', 'off'], { error: 'write on or off' }).default('on'),
  SPOOL_FILE: z.string().default('var/clicks.sqlite'),
  CLICKS_PER_MINUTE: wholeNumber(0, 1_000_000, 'write a number such as 120, or 0 for no limit').default(120),
  ...leakCheckSettings,
});

function wholeNumber(from: number, to: number, error: string) {
  return z.coerce.number({ error }).int(error).min(from, error).max(to, error);
}

function isAddressOrNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || isBitCount(bits, most));
}

function isBitCount(bits: string, most: number): boolean {
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** The public address. If undefined, the address for which the pages were built. */
  readonly siteUrl: string | undefined;
  /** Host names that the server accepts, besides the one in SITE_URL. */
  readonly allowedHosts: readonly string[];
  readonly databaseUrl: string | undefined;
  readonly distFolder: string;
  readonly logLevel: string;
  /** Proxies whose header with the client address is trusted. */
  readonly trustedProxies: readonly string[];
  readonly countsClicks: boolean;
  /** The file in which clicks wait for the database. */
  readonly spoolFile: string;
  /** The max number of clicks per client address; 0 means no limit. */
  readonly clicksPerMinute: number;
  readonly leakCheck: LeakCheckConfig;
}

/** Reads and validates the environment. */
export function readConfig(environment: NodeJS.ProcessEnv): ServerConfig {
  // An empty variable counts as not set.
  const written = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(written);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(sentence).join('\n'));
  const { NODE_ENV, SITE_URL, ...settings } = parsed.data;
  if (NODE_ENV === 'production' && SITE_URL === undefined) {
    throw new ConfigError(
      'SITE_URL is not set: write the public address of the site, such as https://vpn.example.',
    );
  }
  const leakCheck = leakCheckConfig(settings);
  if (typeof leakCheck === 'string') throw new ConfigError(leakCheck);
  return {
    host: settings.HOST,
    port: settings.PORT,
    siteUrl: SITE_URL,
    allowedHosts: settings.ALLOWED_HOSTS,
    databaseUrl: settings.DATABASE_URL,
    distFolder: settings.DIST_DIR,
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUSTED_PROXIES,
    countsClicks: settings.CLICK_LEDGER === 'on',
    spoolFile: settings.SPOOL_FILE,
    clicksPerMinute: settings.CLICKS_PER_MINUTE,
    leakCheck,
  };
}

/**
 * Returns the public origin. Throws if `SITE_URL` differs from the address for which the pages were built, because the
 * pages contain that address.
 */
export function publicOrigin(config: Pick<ServerConfig, 'siteUrl'>, builtFor: string): string {
  const origin = new URL(builtFor).origin;
  if (config.siteUrl !== undefined && new URL(config.siteUrl).origin !== origin) {
    throw new ConfigError(
      `SITE_URL is ${config.siteUrl}, but the pages were built for ${builtFor}: build again with this SITE_URL.`,
    );
  }
  return origin;
}

function sentence(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} is wrong: ${issue.message}.`;
}
