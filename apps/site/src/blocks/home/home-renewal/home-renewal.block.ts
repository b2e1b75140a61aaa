import { formatNames, numberFormatter } from '@vpn-site/core/i18n/formats.ts';
import { block } from '#blocks/block.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { type PlanView, planView } from '#price/price-model.ts';
import type { SiteContext } from '#site/site-context.ts';

export const homeRenewalBlock = block({
  name: 'home-renewal',
  summary:
    'What each provider charges for a month at first and after renewal, drawn as how many times more, so that all currencies share one scale. Providers without a published renewal price are named as left off.',
  attributes: {
    providers: {
      kind: 'providers',
      explanation: 'the providers to draw; without it, all. The steepest jump always comes first.',
    },
    heading: {
      kind: 'text',
      explanation: 'another heading for the section; without it, the usual one.',
    },
  },
  body: 'none',
  select: selectRenewal,
  examples: [
    { name: 'All providers', source: '{% home-renewal /%}' },
    {
      name: 'Three providers, another heading',
      source: '{% home-renewal providers=["@1", "@2", "@3"] heading="Three ways to renew" /%}',
    },
    { name: 'One of which little is known', source: '{% home-renewal providers=["@last"] /%}' },
  ],
});

export interface RenewalRow {
  readonly face: ProviderBadge;
  readonly review: string | undefined;
  readonly first: string;
  /** The monthly price after renewal; undefined if the plan does not renew automatically. */
  readonly later: string | undefined;
  /** The renewal price as a multiple of the first price; 1 where nothing renews. */
  readonly jump: number;
  readonly jumpText: string;
  /** Whether the displayed price changes at renewal. A difference that disappears by rounding does not count. */
  readonly rises: boolean;
}

export interface HomeRenewalModel {
  readonly heading: string;
  /** An explanation of how to read the chart; undefined without a chart. */
  readonly note: string | undefined;
  /** The rows, steepest jump first. */
  readonly rows: readonly RenewalRow[];
  /** Ticks of the scale: whole multiples of the first price, up to the steepest jump. */
  readonly scale: readonly { readonly times: number; readonly text: string }[];
  /** A sentence with the providers that are left out and the reason; undefined if there are none. */
  readonly leftOff: string | undefined;
}

interface RenewalCandidate {
  readonly face: ProviderBadge;
  readonly plan: PlanView | undefined;
}

interface RenewalAttributes {
  readonly providers?: readonly string[] | undefined;
  readonly heading?: string | undefined;
}

export function selectRenewal(
  { heading, providers }: RenewalAttributes,
  site: SiteContext,
): HomeRenewalModel {
  const { t } = site;
  const found = [...new Set(providers ?? site.providers.keys())].map((provider) => ({
    face: providerBadge(provider, site),
    plan: planView(provider, site),
  }));
  const rows = found
    .flatMap((entry) => renewalRow(entry, site))
    .toSorted((a, b) => b.jump - a.jump || Number(a.later === undefined) - Number(b.later === undefined));
  const steepest = Math.max(2, ...rows.map(({ jump }) => jump));
  return {
    heading: heading ?? t('blocks.homeRenewal.heading'),
    note: rows.length === 0 ? undefined : t('blocks.homeRenewal.note'),
    rows,
    scale: Array.from({ length: Math.ceil(steepest) }, (_, step) => ({
      times: step + 1,
      text: timesText(numberFormatter(site.locale).format(step + 1), site),
    })),
    // If no provider has a recent price, one sentence says more than a list of all names.
    leftOff:
      providers === undefined && rows.length === 0 && found.every(({ plan }) => plan === undefined)
        ? t('blocks.homeRenewal.none')
        : leftOffText(
            found.filter(({ face }) => !rows.some((row) => row.face === face)),
            site,
          ),
  };
}

function renewalRow({ face, plan }: RenewalCandidate, site: SiteContext): RenewalRow[] {
  if (!plan || plan.later.kind === 'unpublished') return [];
  const { later, firstMonth } = plan;
  const row = { face, review: site.reviewPath(face.id), first: firstMonth };
  if (later.kind === 'prepaid') {
    const jumpText = site.t('blocks.homeRenewal.prepaid');
    return [{ ...row, later: undefined, jump: 1, jumpText, rises: false }];
  }
  // Compares the values as shown (the multiple to one decimal, the prices as formatted), so a difference that rounding
  // hides is not a jump.
  const rises = Math.round(later.jump * 10) > 10 || later.month !== firstMonth;
  const jumpText = rises ? timesText(later.jumpText, site) : site.t('blocks.homeRenewal.same');
  return [{ ...row, later: later.month, jump: later.jump, jumpText, rises }];
}

function timesText(times: string, { t }: SiteContext): string {
  return t('blocks.homeRenewal.times', { times });
}

function leftOffText(missing: readonly RenewalCandidate[], site: SiteContext): string | undefined {
  const sentences = (['unpublished', 'unpriced'] as const).flatMap((why) => {
    const names = missing.filter(({ plan }) => (plan === undefined) === (why === 'unpriced'));
    if (names.length === 0) return [];
    const titles = formatNames(
      names.map(({ face }) => face.name),
      site.locale,
    );
    return [site.t(`blocks.homeRenewal.${why}`, { titles, count: names.length })];
  });
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
