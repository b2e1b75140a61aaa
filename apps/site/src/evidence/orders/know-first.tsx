import type { FactContext, SiteLinks } from '#site/site-context.ts';
import { SameOwnerAmong } from '../owner/same-owner.tsx';
import { HomeOrdersAmong } from './orders.tsx';

interface KnowFirstProps {
  readonly providers: readonly string[];
  readonly site: FactContext & SiteLinks;
}

/**
 * Notices that readers need before choosing between providers: which are blocked in their country, and which share an
 * owner.
 */
export function KnowFirst({ providers, site }: KnowFirstProps) {
  return (
    <>
      <HomeOrdersAmong providers={providers} site={site} />
      <SameOwnerAmong providers={providers} site={site} />
    </>
  );
}
