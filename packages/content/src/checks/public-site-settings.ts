import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { isPublicAddress } from '@vpn-site/core/site/site-config.ts';
import { siteFilePath } from '../data-files.ts';
import { openDataFile } from '../read-data-file.ts';
import type { Check } from './check.ts';

interface PublicSite {
  readonly host: string;
  /** What the owner wrote in the file of settings. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** The settings of a site that others can read; undefined for a trial on one machine, and while the file cannot be read. */
export function publicSiteSettings({ root, siteUrl }: Parameters<Check>[0]): PublicSite | undefined {
  if (siteUrl === undefined || !isPublicAddress(siteUrl)) return undefined;
  const { syntaxProblems, data } = openDataFile(root, siteFilePath);
  return syntaxProblems.length > 0 ? undefined : { host: new URL(siteUrl).host, settings: fieldsOf(data) };
}
