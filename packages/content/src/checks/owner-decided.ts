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
        message: `A site at ${host} needs somebody who answers for it.`,
        remedy: `${named}; with "owner: ${explicitNone}" there is no imprint, and the privacy notice says that nobody is named.`,
      },
    ];
  }
  if (settings.owner !== explicitNone) return [];
  const missing = [
    ...(settings.controller === undefined
      ? [
          {
            message: `The privacy notice of ${host} names nobody who answers for personal data.`,
            remedy: `${named}: the GDPR (Art. 13) and the KVKK (m. 10) ask for it.`,
          },
        ]
      : []),
    ...([...readOffers(source.factFiles).values()].some(({ paid }) => paid)
      ? [
          {
            message: `${host} earns from paid links, and nowhere says who earns.`,
            remedy: `${named}: a site that earns has to name its owner (in the European Union by Directive 2000/31/EC, Art. 5).`,
          },
        ]
      : []),
  ];
  return missing.map((problem) => ({ file: siteFilePath, ...problem, severity: 'advice' as const }));
};
