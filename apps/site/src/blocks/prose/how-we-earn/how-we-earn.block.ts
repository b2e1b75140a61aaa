import { formatDay, formatNames } from '@vpn-site/core/i18n/formats.ts';
import { currentCoupon, endedTimes, type Offer, paidSince } from '@vpn-site/core/outbound/offer.ts';
import { withSiteName } from '@vpn-site/core/site/placeholders.ts';
import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';

export const howWeEarnBlock = block({
  name: 'how-we-earn',
  summary:
    'Who pays us and since when, who did, and who gave us a code, as facts/offers say: a text can never claim otherwise.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectHowWeEarn(site),
  examples: [{ name: 'As the offers are', source: '{% how-we-earn /%}' }],
});

export interface HowWeEarnModel {
  readonly who: string;
  /** Since when they pay; undefined where nobody does. */
  readonly since: string | undefined;
  /** Who paid us before, and from when to when; undefined where nobody did. */
  readonly before: string | undefined;
  /** Who gave us a code; undefined where nobody has. */
  readonly codes: string | undefined;
}

export function selectHowWeEarn(site: SiteContext): HowWeEarnModel {
  return {
    who: earningsWords(site),
    since: sinceWords(site),
    before: beforeWords(site),
    codes: codeWords(site),
  };
}

/** Stands in structured texts, which hold no blocks, for who pays us. */
const earningsPlaceholder = '{earnings}';

type EarningsContext = Pick<SiteContext, 'locale' | 'offers' | 'providers' | 't'>;

/** Who pays us, as the offers say: nobody, or whose links are paid. */
export function earningsWords(site: EarningsContext): string {
  const { providers, t } = site;
  const paid = namesOf(({ paid: isPaid }) => isPaid, site);
  if (paid.length === 0) return t('earnings.nobody');
  return paid.length === providers.size
    ? t('earnings.everyone')
    : t('earnings.paid', { providers: formatNames(paid, site.locale) });
}

function sinceWords(site: EarningsContext): string | undefined {
  const { t, locale } = site;
  const times = offersByProvider(site).flatMap(({ name, offer }) => {
    const since = paidSince(offer);
    return since === undefined
      ? []
      : t('earnings.sinceDay', { provider: name, day: formatDay(since, locale) });
  });
  return times.length === 0 ? undefined : t('earnings.since', { times: formatNames(times, locale) });
}

/** What ended is told for good: whoever paid us once may have had our ear. */
function beforeWords(site: EarningsContext): string | undefined {
  const { t, locale } = site;
  const times = offersByProvider(site).flatMap(({ name, offer }) =>
    endedTimes(offer).map(({ since, until }) =>
      t('earnings.beforeDays', {
        provider: name,
        since: formatDay(since, locale),
        until: formatDay(until, locale),
      }),
    ),
  );
  return times.length === 0 ? undefined : t('earnings.before', { times: formatNames(times, locale) });
}

/** Who gave us a code that holds; undefined where nobody has. */
function codeWords(site: EarningsContext & Pick<SiteContext, 'asOf'>): string | undefined {
  const names = namesOf((offer) => currentCoupon(offer, site.asOf) !== undefined, site);
  return names.length === 0
    ? undefined
    : site.t('earnings.codes', { providers: formatNames(names, site.locale), count: names.length });
}

/** A structured text with what its placeholders stand for. */
export function withEarnings(text: string, site: SiteContext): string {
  return withSiteName(text, site.siteName).replaceAll(earningsPlaceholder, () => earningsWords(site));
}

function namesOf(isMeant: (offer: Offer) => boolean, site: EarningsContext): string[] {
  return offersByProvider(site)
    .filter(({ offer }) => isMeant(offer))
    .map(({ name }) => name);
}

/** In the order of providers. */
function offersByProvider({ offers, providers }: EarningsContext): { name: string; offer: Offer }[] {
  return [...providers.values()].flatMap(({ id, name }) => {
    const offer = offers.get(id);
    return offer ? [{ name, offer }] : [];
  });
}
