import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { isPublicAddress } from '@vpn-site/core/site/site-config.ts';
import { siteFilePath } from '../data-files.ts';
import type { Check } from './check.ts';

interface PublicSite {
  readonly host: string;
  /** The content of the settings file. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Returns the settings of a public site. Undefined for a trial on one machine, or if the file cannot be parsed. */
export function publicSiteSettings({ data, siteUrl }: Parameters<Check>[0]): PublicSite | undefined {
  if (siteUrl === undefined || !isPublicAddress(siteUrl)) return undefined;
  const file = data.open(siteFilePath);
  if (file.syntaxProblems.length > 0) return undefined;
  return { host: new URL(siteUrl).host, settings: fieldsOf(file.data) };
}
