import { answerToDemand, type DemandId } from '@vpn-site/core/need/need-demands.ts';
import { testsOf } from '#evidence/streaming/services.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The filters of the table, in order. home-comparison.css has a rule for each. */
export const mustHaves = [
  'no-email',
  'open-source',
  'netflix',
  'unlimited-devices',
  'port-forwarding',
  'free-plan',
  'steady-price',
] as const satisfies readonly (DemandId | 'netflix')[];

export type HomeFilter = (typeof mustHaves)[number];

/** Returns the filters that a provider passes. Unknown and stale facts never pass. */
export function mustHavesOf(provider: string, site: SiteContext): HomeFilter[] {
  const { methodology, asOf } = site;
  const facts = providerById(provider, site);
  return mustHaves.filter((id) =>
    id === 'netflix'
      ? testsOf(provider, id, site)?.state === 'opens'
      : answerToDemand(facts, id, methodology.lifetimes, asOf) === 'met',
  );
}
