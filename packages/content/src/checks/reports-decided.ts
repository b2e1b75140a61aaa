import { explicitNone, siteFilePath } from '../data-files.ts';
import type { Check } from './check.ts';
import { publicSiteSettings } from './public-site-settings.ts';

/**
 * A public site states where to report mistakes besides the form on evidence cards, or states that there is no such place.
 */
export const reportsDecided: Check = (source) => {
  const site = publicSiteSettings(source);
  if (!site || site.settings.reportErrors !== undefined) return [];
  return [
    {
      file: siteFilePath,
      message: `A site at ${site.host} needs an address for reports of mistakes.`,
      remedy: `Write "reportErrors: mailto:…" or "reportErrors: https://…". With "reportErrors: ${explicitNone}" readers have only the form on the evidence cards.`,
    },
  ];
};
