import { taxNote } from '#evidence/fact/tax-note.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The page's statement about market and tax, above its first price. */
export function TaxLine({ site }: { readonly site: SiteContext }) {
  return <p className="tax-note">{taxNote(site)}</p>;
}
