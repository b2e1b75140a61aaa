import type { FactContext, SiteLinks } from '#site/site-context.ts';
import { SameOwnerAmong } from '../owner/same-owner.tsx';
import { HomeOrdersAmong } from './orders.tsx';

interface KnowFirstProps {
  readonly providers: readonly string[];
  readonly site: FactContext & SiteLinks;
}

/** What to know before choosing among some: who is blocked where readers live, and who belongs to one owner. */
export function KnowFirst({ providers, site }: KnowFirstProps) {
  return (
    <>
      <HomeOrdersAmong providers={providers} site={site} />
      <SameOwnerAmong providers={providers} site={site} />
    </>
  );
}
