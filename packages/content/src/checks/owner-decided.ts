import { explicitNone, siteFilePath } from '../data-files.ts';
import type { Check } from './check.ts';
import { publicSiteSettings } from './public-site-settings.ts';

/**
 * A public site names its owner. The law of the European Union and of Türkiye requires the name of those responsible for
 * personal data (GDPR Art. 13, KVKK m. 10) and of those who earn money (Directive 2000/31/EC, Art. 5). The owner is also
 * the contact and the data controller, unless `controller` names another.
 */
export const ownerDecided: Check = (source) => {
  const site = publicSiteSettings(source);
  if (!site) return [];
  const { host, settings } = site;
  if (settings.owner !== undefined && settings.owner !== explicitNone) return [];
  const missing = [
    'who owns it',
    'where to write',
    ...(settings.controller === undefined ? ['who is responsible for personal data'] : []),
  ];
  return [
    {
      file: siteFilePath,
      message: `A site at ${host} must say ${missing.join(', ')}.`,
      remedy:
        'Write "owner: { legalName: …, address: …, email: … }", with the name, the postal address and a mail address that someone reads. The imprint and the privacy notice take them from there; if someone else is responsible for personal data, add "controller: { name: …, address: …, contact: mailto:… }". A trial at http://localhost needs neither.',
    },
  ];
};
