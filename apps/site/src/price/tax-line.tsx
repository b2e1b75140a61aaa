import type { SiteContext } from '#site/site-context.ts';
import { taxNote } from '#site/tax-note.ts';

/** The page's statement about market and tax, above its first price. */
export function TaxLine({ site }: { readonly site: SiteContext }) {
  return <p className="tax-note">{taxNote(site)}</p>;
}
