import { comparedMonths } from '#domain/price/plan-cost.ts';
import { type PlanView, planView } from '#evidence/price/price.ts';
import { formatList, numberFormatter } from '#i18n/formats.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';

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
  readonly provider: string;
  readonly title: string;
  readonly reviewPath: string | undefined;
  readonly first: string;
  readonly mark: PlanView['mark'];
  /** The price of a month later; undefined where nothing renews by itself. */
  readonly later: string | undefined;
  /** How many times the first price; 1 where nothing renews. */
  readonly jump: number;
  readonly jumpText: string;
}

export interface HomeRenewalModel {
  readonly heading: string;
  /** How to read the drawing; undefined where there is none. */
  readonly note: string | undefined;
  readonly rows: readonly RenewalRow[];
  /** The marks of the scale: whole multiples of the first price, enough for the steepest jump. */
  readonly scale: readonly { readonly times: number; readonly text: string }[];
  /** Who is left off and why; undefined where nobody is. */
  readonly leftOff: string | undefined;
}

interface Found {
  readonly provider: string;
  readonly title: string;
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
    provider,
    title: providerName(provider, site),
    plan: planView(provider, site),
  }));
  const rows = found
    .flatMap((entry) => renewalRow(entry, site))
    .toSorted((a, b) => b.jump - a.jump || Number(a.later === undefined) - Number(b.later === undefined));
  const steepest = Math.max(2, ...rows.map(({ jump }) => jump));
  return {
    heading: heading ?? t('blocks.homeRenewal.heading'),
    note: rows.length === 0 ? undefined : t('blocks.homeRenewal.note', { months: comparedMonths }),
    rows,
    scale: Array.from({ length: Math.ceil(steepest) }, (_, step) => ({
      times: step + 1,
      text: timesText(numberFormatter(site.locale).format(step + 1), site),
    })),
    // Where nobody has a recent price, a list of all names would say less.
    leftOff:
      providers === undefined && rows.length === 0 && found.every(({ plan }) => plan === undefined)
        ? t('blocks.homeRenewal.none')
        : leftOffText(
            found.filter(({ provider }) => !rows.some((row) => row.provider === provider)),
            site,
          ),
  };
}

function renewalRow({ provider, title, plan }: Found, site: SiteContext): RenewalRow[] {
  if (!plan || plan.later.kind === 'unpublished') return [];
  const { later, firstMonth } = plan;
  const row = {
    provider,
    title,
    reviewPath: site.reviewPath(provider),
    first: firstMonth,
    mark: plan.mark,
  };
  if (later.kind === 'prepaid') {
    return [{ ...row, later: undefined, jump: 1, jumpText: site.t('blocks.homeRenewal.prepaid') }];
  }
  // To one decimal, as it is shown: a cent of rounding is not a jump.
  const isSame = Math.round(later.jump * 10) === 10 && later.month === firstMonth;
  const jumpText = isSame ? site.t('blocks.homeRenewal.same') : timesText(later.jumpText, site);
  return [{ ...row, later: later.month, jump: later.jump, jumpText }];
}

function timesText(times: string, { t }: SiteContext): string {
  return t('blocks.homeRenewal.times', { times });
}

function leftOffText(missing: readonly Found[], site: SiteContext): string | undefined {
  const sentences = (['unpublished', 'unpriced'] as const).flatMap((why) => {
    const names = missing.filter(({ plan }) => (plan === undefined) === (why === 'unpriced'));
    if (names.length === 0) return [];
    const titles = formatList(
      names.map(({ title }) => title),
      site.locale,
    );
    return [site.t(`blocks.homeRenewal.${why}`, { titles, count: names.length })];
  });
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
