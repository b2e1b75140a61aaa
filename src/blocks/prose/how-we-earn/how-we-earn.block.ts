import type { Offer } from '#domain/outbound/offer.ts';
import { currentCode } from '#domain/outbound/offer.ts';
import { withSiteName } from '#domain/site/placeholders.ts';
import { formatNames } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';

export const howWeEarnBlock = block({
  name: 'how-we-earn',
  summary: 'Who pays us, and who gave us a code, as facts/offers say: a text can never claim otherwise.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectHowWeEarn(site),
  examples: [{ name: 'As the offers are', source: '{% how-we-earn /%}' }],
});

export interface HowWeEarnModel {
  readonly who: string;
  /** Who gave us a code; undefined where nobody has. */
  readonly codes: string | undefined;
}

export function selectHowWeEarn(site: SiteContext): HowWeEarnModel {
  return { who: earningsWords(site), codes: codeWords(site) };
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

/** Who gave us a code that holds; undefined where nobody has. */
function codeWords(site: EarningsContext & Pick<SiteContext, 'asOf'>): string | undefined {
  const names = namesOf((offer) => currentCode(offer, site.asOf) !== undefined, site);
  return names.length === 0
    ? undefined
    : site.t('earnings.codes', { providers: formatNames(names, site.locale), count: names.length });
}

/** A structured text with what its placeholders stand for. */
export function withEarnings(text: string, site: SiteContext): string {
  return withSiteName(text, site.siteName).replaceAll(earningsPlaceholder, () => earningsWords(site));
}

function namesOf(isMeant: (offer: Offer) => boolean, { offers, providers }: EarningsContext): string[] {
  return [...providers.values()]
    .filter(({ id }) => {
      const offer = offers.get(id);
      return offer !== undefined && isMeant(offer);
    })
    .map(({ name }) => name);
}
