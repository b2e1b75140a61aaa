import { travelProfile } from '@vpn-site/core/country/travel-profile.ts';
import { useTranslations } from 'use-intl/react';
import { OrderChip } from '#blocks/inline/tracked-link/order-chip.tsx';
import { selectTrackedLink } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { LinkTerms } from '#blocks/inline/tracked-link/tracked-link.tsx';
import { PriceLine } from '#price/price-line.tsx';
import { priceLine } from '#price/price-line-model.ts';
import { mainDrawback } from '#score/main-drawback.ts';
import { MainDrawback } from '#score/outcome.tsx';
import type { SiteContext } from '#site/site-context.ts';

interface CountryOfferProps {
  readonly provider: string;
  readonly site: SiteContext;
}

/** The main drawback and price of a provider and a link to it, in a table row. */
export function CountryOffer({ provider, site }: CountryOfferProps) {
  const t = useTranslations('answer');
  const profile = travelProfile(site.methodology);
  const drawback = mainDrawback(provider, profile, site);
  const { href, rel, label, isPaid, plain, orderChip } = selectTrackedLink(provider, 'article', site);
  return (
    <>
      <OrderChip chip={orderChip} />
      {drawback && <MainDrawback {...drawback} />}
      <PriceLine line={priceLine(provider, profile, site)} />
      <a href={href} rel={rel} aria-label={label} className="button button-line button-small">
        {t('visit')}
      </a>
      {isPaid && (
        <p className="country-small">
          <LinkTerms isPaid plain={plain} isNote />
        </p>
      )}
    </>
  );
}
