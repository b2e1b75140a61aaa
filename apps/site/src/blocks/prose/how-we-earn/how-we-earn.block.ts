import { formatDay, formatNames } from '@vpn-site/core/i18n/formats.ts';
import { currentCoupon, endedPeriods, type Offer, paidSince } from '@vpn-site/core/outbound/offer.ts';
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
  readonly payers: string;
  /** Sentences about since when providers pay us; undefined if no provider pays. */
  readonly since: string | undefined;
  /** Sentences about former payers and their periods; undefined if there are none. */
  readonly before: string | undefined;
  /** A sentence with the providers that gave us a code; undefined if none did. */
  readonly codes: string | undefined;
}

export function selectHowWeEarn(site: SiteContext): HowWeEarnModel {
  return {
    payers: earningsWords(site),
    since: sinceWords(site),
    before: beforeWords(site),
    codes: codeWords(site),
  };
}

/** Placeholder for the sentence about our earnings, in texts from data files, which cannot contain blocks. */
const earningsPlaceholder = '{earnings}';

type EarningsContext = Pick<SiteContext, 'locale' | 'offers' | 'providers' | 't'>;

/** States which links are paid, according to the offers: none, all, or those to certain providers. */
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

/** Lists payments that have ended. They are listed forever, because a former payer may have influenced us. */
function beforeWords(site: EarningsContext): string | undefined {
  const { t, locale } = site;
  const times = offersByProvider(site).flatMap(({ name, offer }) =>
    endedPeriods(offer).map(({ since, until }) =>
      t('earnings.beforeDays', {
        provider: name,
        since: formatDay(since, locale),
        until: formatDay(until, locale),
      }),
    ),
  );
  return times.length === 0 ? undefined : t('earnings.before', { times: formatNames(times, locale) });
}

/** Names the providers with a valid coupon code; undefined if there are none. */
function codeWords(site: EarningsContext & Pick<SiteContext, 'asOf'>): string | undefined {
  const names = namesOf((offer) => currentCoupon(offer, site.asOf)?.code !== undefined, site);
  return names.length === 0
    ? undefined
    : site.t('earnings.codes', { providers: formatNames(names, site.locale), count: names.length });
}

/** Replaces the placeholders of a text from a data file. */
export function withEarnings(text: string, site: SiteContext): string {
  return withSiteName(text, site.siteName).replaceAll(earningsPlaceholder, () => earningsWords(site));
}

function namesOf(matches: (offer: Offer) => boolean, site: EarningsContext): string[] {
  return offersByProvider(site)
    .filter(({ offer }) => matches(offer))
    .map(({ name }) => name);
}

/** Returns the offers in the order of the providers. */
function offersByProvider({ offers, providers }: EarningsContext): { name: string; offer: Offer }[] {
  return [...providers.values()].flatMap(({ id, name }) => {
    const offer = offers.get(id);
    return offer ? [{ name, offer }] : [];
  });
}
