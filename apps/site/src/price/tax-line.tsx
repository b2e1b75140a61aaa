import type { SiteContext } from '#site/site-context.ts';
import { taxNote } from '#site/tax-note.ts';

/** The statement about market and tax. It must be above the first price of a page. */
export function TaxLine({ site }: { readonly site: SiteContext }) {
  return <p className="tax-note">{taxNote(site)}</p>;
}
