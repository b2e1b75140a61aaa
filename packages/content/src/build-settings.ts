import { z } from 'zod';

/** Settings that the build reads from the environment. */
export interface BuildSettings {
  readonly siteUrl: string;
  readonly prerenderLimit: number;
  readonly hasStyleguide: boolean;
  /** Whether unpublished pages are shown; only in development. */
  readonly hasDrafts: boolean;
  /**
   * The property id of the analytics service. Without it there is no analytics, and the content security policy allows no
   * host for it.
   */
  readonly analyticsKey: string | undefined;
  /** Whether pages report views to the server, which counts them by path, language and day. */
  readonly countsViews: boolean;
  /** Whether the server will count clicks to providers, as pages then say. */
  readonly countsClicks: boolean;
  /**
   * Whether the server will know networks or see DNS lookups. Without both, its check can only show that an address changed,
   * and texts do not call that a leak test.
   */
  readonly checksLeaks: boolean;
  /** Whether browsers may ask the public icon service for an icon that our own endpoint does not have. */
  readonly hasPublicIcons: boolean;
  /** Whether the build is a preview for colleagues. Every page is then labeled as one, and none may be indexed. */
  readonly isPreview: boolean;
  /**
   * Whether the build compresses most pages quickly: it takes a tenth of the time, and files are a tenth larger. For builds
   * that are only tested.
   */
  readonly compressesQuickly: boolean;
  /** The `dist` of the running release. Its code is included for pages that are still open. */
  readonly previousDist: string | undefined;
  /** The folder with the site's content, facts and messages; relative to the project root unless absolute. */
  readonly siteDir: string;
  /** The output folder of the build; relative to the project root unless absolute. */
  readonly outDir: string;
}

const schema = z.object({
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'SITE_URL: write a full address such as https://vpn.example.' })
    .default('http://localhost:8080'),
  PRERENDER_LIMIT: z.coerce
    .number({ error: 'PRERENDER_LIMIT: write a whole number such as 20000.' })
    .int('PRERENDER_LIMIT: write a whole number such as 20000.')
    .nonnegative('PRERENDER_LIMIT: write 0 or more.')
    .default(20_000),
  STYLEGUIDE: z.enum(['0', '1'], { error: 'STYLEGUIDE: write 1 to build the style guide.' }).default('0'),
  DRAFTS: z.enum(['0', '1'], { error: 'DRAFTS: write 0 to hide drafts, as a build does.' }).default('0'),
  ANALYTICS_KEY: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'ANALYTICS_KEY: write a property id such as G-ABC123, or leave it out.')
    .optional(),
  PAGE_VIEWS: z.enum(['0', '1'], { error: 'PAGE_VIEWS: write 1 to count page views.' }).default('0'),
  CLICK_LEDGER: z
    .enum(['on', 'off'], { error: 'CLICK_LEDGER: write off if nothing counts clicks.' })
    .default('on'),
  LEAK_CHECK_NETWORKS: z.string().optional(),
  LEAK_CHECK_DNS_ZONE: z.string().optional(),
  ICON_FALLBACK: z
    .enum(['0', '1'], { error: 'ICON_FALLBACK: write 1 to let browsers ask the public icon service.' })
    .default('0'),
  PREVIEW: z
    .enum(['0', '1'], { error: 'PREVIEW: write 1 to build a site that search engines must not index.' })
    .default('0'),
  COMPRESSION: z
    .enum(['best', 'quick'], { error: 'COMPRESSION: write quick for a build that you only test.' })
    .default('best'),
  PREVIOUS_DIST: z.string().optional(),
  SITE_DIR: z.string().default('.'),
  OUT_DIR: z.string().default('dist'),
});

/**
 * Reads and validates the settings. An empty variable counts as not set. An invalid one stops the build with a sentence
 * about what to write.
 */
export function readBuildSettings(environment: Readonly<Record<string, string | undefined>>): BuildSettings {
  const written = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(written);
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('\n'));
  const {
    SITE_URL,
    PRERENDER_LIMIT,
    STYLEGUIDE,
    DRAFTS,
    ANALYTICS_KEY,
    PAGE_VIEWS,
    CLICK_LEDGER,
    LEAK_CHECK_NETWORKS,
    LEAK_CHECK_DNS_ZONE,
    ICON_FALLBACK,
    PREVIEW,
    COMPRESSION,
    PREVIOUS_DIST,
    SITE_DIR,
    OUT_DIR,
  } = parsed.data;
  return {
    siteUrl: SITE_URL,
    prerenderLimit: PRERENDER_LIMIT,
    hasStyleguide: STYLEGUIDE === '1',
    hasDrafts: DRAFTS === '1',
    analyticsKey: ANALYTICS_KEY,
    countsViews: PAGE_VIEWS === '1',
    countsClicks: CLICK_LEDGER === 'on',
    checksLeaks: (LEAK_CHECK_NETWORKS ?? LEAK_CHECK_DNS_ZONE) !== undefined,
    hasPublicIcons: ICON_FALLBACK === '1',
    isPreview: PREVIEW === '1',
    compressesQuickly: COMPRESSION === 'quick',
    previousDist: PREVIOUS_DIST,
    siteDir: SITE_DIR,
    outDir: OUT_DIR,
  };
}
