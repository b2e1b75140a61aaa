import { localeCodes } from '#domain/locale/locale-table.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';
import { handOffSegment } from '#domain/outbound/hand-off.ts';

/** What crawlers are asked to leave alone: hand-offs, which count a reader's intention and say nothing of their own. */
export function robotsTxt(): string {
  const refused = localeCodes.map((locale) => `Disallow: ${localizedPath(locale, handOffSegment)}/`);
  return ['User-agent: *', ...refused, ''].join('\n');
}
