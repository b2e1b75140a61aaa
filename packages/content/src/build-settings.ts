import { z } from 'zod';

/** What the build reads from the environment. */
export interface BuildSettings {
  readonly siteUrl: string;
  readonly prerenderLimit: number;
  readonly hasStyleguide: boolean;
  /** Whether pages that are not published yet are shown; in development alone. */
  readonly hasDrafts: boolean;
  /** The property id of the analytics service. Without one there is no analytics, and the policy opens no host for it. */
  readonly analyticsKey: string | undefined;
  /** Whether pages tell the server that they were opened, which counts them by path, language and day. */
  readonly countsViews: boolean;
  /** Whether browsers may ask the public icon service for an icon that our own endpoint does not give them. */
  readonly hasPublicIcons: boolean;
  /** Whether the build is for colleagues to look at: every page says so, and nothing may index it. */
  readonly isPreview: boolean;
  /** Whether most pages are compressed in a tenth of the time, and are a tenth larger: for a build that is only tested. */
  readonly compressesQuickly: boolean;
  /** The `dist` of the release that is running, whose code goes along for pages that are still open. */
  readonly previousDist: string | undefined;
  /** The folder whose content, facts and messages become the site; from the project's root unless absolute. */
  readonly siteDir: string;
  /** Where the build goes; from the project's root unless absolute. */
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
  DRAFTS: z.enum(['0', '1'], { error: 'DRAFTS: write 0 to see the site as a build has it.' }).default('0'),
  ANALYTICS_KEY: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'ANALYTICS_KEY: write a property id such as G-ABC123, or leave it out.')
    .optional(),
  PAGE_VIEWS: z.enum(['0', '1'], { error: 'PAGE_VIEWS: write 1 to count page views.' }).default('0'),
  ICON_FALLBACK: z
    .enum(['0', '1'], { error: 'ICON_FALLBACK: write 1 to let browsers ask the public icon service.' })
    .default('0'),
  PREVIEW: z.enum(['0', '1'], { error: 'PREVIEW: write 1 to build what nobody may index.' }).default('0'),
  COMPRESSION: z
    .enum(['best', 'quick'], { error: 'COMPRESSION: write quick for a build that is only tested.' })
    .default('best'),
  PREVIOUS_DIST: z.string().optional(),
  SITE_DIR: z.string().default('.'),
  OUT_DIR: z.string().default('dist'),
});

/** An empty variable is one that is not set. A wrong one stops the build with a sentence that says what to write. */
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
    hasPublicIcons: ICON_FALLBACK === '1',
    isPreview: PREVIEW === '1',
    compressesQuickly: COMPRESSION === 'quick',
    previousDist: PREVIOUS_DIST,
    siteDir: SITE_DIR,
    outDir: OUT_DIR,
  };
}
