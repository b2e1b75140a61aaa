import type { SoftwareApplication } from 'schema-dts';

/** What the facts say of a VPN, as far as they are known and not too old. */
export interface DescribedSoftware {
  readonly name: string;
  /** The provider's own site. */
  readonly website: string;
  readonly operatingSystems: readonly string[];
  readonly offer?: { readonly plan: string; readonly price: number; readonly currency: string } | undefined;
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
    ...(offer && {
      offers: { '@type': 'Offer', name: offer.plan, price: offer.price, priceCurrency: offer.currency },
    }),
  };
}
