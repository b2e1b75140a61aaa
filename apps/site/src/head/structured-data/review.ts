import type { ItemList, Offer, Review, SoftwareApplication } from 'schema-dts';
import type { DescribedPage } from './page-nodes.ts';
import { publishedWork } from './page-nodes.ts';

/** What a review comes to: the computed score, and what it says for and against its provider. */
export interface ReviewSummary {
  readonly software: DescribedSoftware;
  /** undefined: too little is known for a score. */
  readonly score: { readonly value: number; readonly best: number } | undefined;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

/** Our own judgement of one provider. Nobody else's ratings are counted in, and no average is claimed. */
export function review(page: DescribedPage, { software, score, good, bad }: ReviewSummary): Review {
  return {
    '@type': 'Review',
    '@id': `${page.url}#review`,
    name: page.title,
    ...publishedWork(page),
    itemReviewed: softwareApplication(software),
    ...(score && {
      reviewRating: { '@type': 'Rating', ratingValue: score.value, bestRating: score.best, worstRating: 0 },
    }),
    ...(good.length > 0 && { positiveNotes: notes(good) }),
    ...(bad.length > 0 && { negativeNotes: notes(bad) }),
  };
}

function notes(texts: readonly string[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: texts.map((name, place) => ({ '@type': 'ListItem', position: place + 1, name })),
  };
}

/** What the facts say of a VPN, as far as they are known and not too old. */
export interface DescribedSoftware {
  readonly name: string;
  /** The provider's own site. */
  readonly website: string;
  readonly operatingSystems: readonly string[];
  readonly offer?: DescribedOffer | undefined;
}

interface DescribedOffer {
  readonly plan: string;
  readonly price: number;
  readonly currency: string;
  /** The country of the price list. */
  readonly market: string;
  /** undefined where the page does not say. */
  readonly taxIncluded: boolean | undefined;
}

/** Ratings are not part of it: they are those of a review. */
export function softwareApplication(software: DescribedSoftware): Exclude<SoftwareApplication, string> {
  const { name, website, operatingSystems, offer } = software;
  return {
    '@type': 'SoftwareApplication',
    name,
    sameAs: website,
    applicationCategory: 'SecurityApplication',
    ...(operatingSystems.length > 0 && { operatingSystem: operatingSystems.join(', ') }),
    ...(offer && { offers: describedOffer(offer) }),
  };
}

function describedOffer({ plan, price, currency, market, taxIncluded }: DescribedOffer): Offer {
  return {
    '@type': 'Offer',
    name: plan,
    price,
    priceCurrency: currency,
    eligibleRegion: market,
    ...(taxIncluded !== undefined && {
      priceSpecification: {
        '@type': 'PriceSpecification',
        price,
        priceCurrency: currency,
        valueAddedTaxIncluded: taxIncluded,
      },
    }),
  };
}
