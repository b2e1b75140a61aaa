import type { ItemList, Offer, Review, SoftwareApplication } from 'schema-dts';
import type { DescribedPage } from './page-nodes.ts';
import { publishedWork } from './page-nodes.ts';

/** The summary of a review: the computed score, and the pros and cons of its provider. */
export interface ReviewSummary {
  readonly software: DescribedSoftware;
  /** The score; undefined if too little is known. */
  readonly score: { readonly value: number; readonly best: number } | undefined;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

/** Returns the schema.org node for our own review of one provider. It contains no ratings by others and no average. */
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
    itemListElement: texts.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
  };
}

/** Facts about a VPN that are known and fresh. */
export interface DescribedSoftware {
  readonly name: string;
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
  /** Whether the price includes tax; undefined if the provider's price list does not say so. */
  readonly taxIncluded: boolean | undefined;
}

/** Returns the node of a VPN, without ratings, because these belong to reviews. */
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
