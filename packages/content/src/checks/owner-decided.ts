import { explicitNone, siteFilePath } from '../data-files.ts';
import { readOffers } from '../offers/read-offers.ts';
import type { Check } from './check.ts';
import { publicSiteSettings } from './public-site-settings.ts';

const named = 'Write legalName, address and email under "owner"';

/**
 * A public site names its owner, or states that it names none. The law of the European Union and of Türkiye requires the
 * name of those responsible for personal data and of those who earn money. A site without one is still built, with advice
 * to its owner each time.
 */
export const ownerDecided: Check = (source) => {
  const site = publicSiteSettings(source);
  if (!site) return [];
  const { host, settings } = site;
  if (settings.owner === undefined) {
    return [
      {
        file: siteFilePath,
        message: `A site at ${host} needs an owner.`,
        remedy: `${named}. With "owner: ${explicitNone}" the site has no imprint, and its privacy notice says that no owner is named.`,
      },
    ];
  }
  if (settings.owner !== explicitNone) return [];
  const missing = [
    ...(settings.controller === undefined
      ? [
          {
            message: `The privacy notice of ${host} does not name who is responsible for personal data.`,
            remedy: `${named}. The GDPR (Art. 13) and the KVKK (m. 10) require it.`,
          },
        ]
      : []),
    ...([...readOffers(source.factFiles).values()].some(({ paid }) => paid)
      ? [
          {
            message: `${host} earns from paid links but does not name its owner.`,
            remedy: `${named}. A site that earns money must name its owner (in the European Union: Directive 2000/31/EC, Art. 5).`,
          },
        ]
      : []),
  ];
  return missing.map((problem) => ({ file: siteFilePath, ...problem, severity: 'advice' as const }));
};
