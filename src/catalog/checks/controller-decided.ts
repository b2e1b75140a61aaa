import { saidNone, siteFilePath } from '../data-files.ts';
import type { Check } from './check.ts';
import { publicSiteSettings } from './public-site-settings.ts';

const named = 'Write name, address and contact under "controller"';

/**
 * A site that others can read says who answers for personal data, or that nobody is named. The law of the European Union
 * and of Türkiye asks for the name, so a site without one is built, and its owner told each time.
 */
export const controllerDecided: Check = (source) => {
  const site = publicSiteSettings(source);
  const controller = site?.settings.controller;
  if (!site || (controller !== undefined && controller !== saidNone)) return [];
  return [
    controller === undefined
      ? {
          file: siteFilePath,
          message: `A site at ${site.host} needs somebody who answers for personal data.`,
          remedy: `${named}; with "controller: ${saidNone}" the privacy notice says that nobody is named.`,
        }
      : {
          file: siteFilePath,
          message: `The privacy notice of ${site.host} names nobody who answers for personal data.`,
          remedy: `${named}: the GDPR (Art. 13) and the KVKK (m. 10) ask for it.`,
          severity: 'advice' as const,
        },
  ];
};
