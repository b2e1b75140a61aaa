import { capitalized } from '@vpn-site/core/i18n/formats.ts';
import { type DemandId, demands, manyDevices } from '@vpn-site/core/need/need-demands.ts';
import type { ExcludedProvider, Miss } from '@vpn-site/core/need/short-list.ts';
import { whyUnrankedWords } from '#score/unranked.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** A rule, and the providers that it excluded. */
export interface ExclusionReason {
  readonly rule: string;
  readonly providers: readonly { readonly name: string; readonly href: string | undefined }[];
}

/**
 * Groups excluded providers by the first rule that each of them does not meet. The link of a provider leads to the fact
 * that decided it.
 */
export function exclusionReasons(
  excluded: readonly ExcludedProvider[],
  site: SiteContext,
): ExclusionReason[] {
  const groups = Map.groupBy(excluded, (each) => ruleOf(each, site));
  return [...groups].map(([rule, providers]) => ({
    rule,
    providers: providers.map(({ provider, misses: [miss] }) => {
      const review = site.reviewPath(provider);
      return {
        name: providerName(provider, site),
        href: review && miss ? `${review}#${demands[miss.demand].key}` : review,
      };
    }),
  }));
}

function ruleOf({ misses: [miss], unranked }: ExcludedProvider, site: SiteContext): string {
  if (miss) return missWords(miss, site);
  return unranked ? capitalized(whyUnrankedWords(unranked, site), site.locale) : '';
}

/**
 * Returns the text about a rule that a provider does not meet. Unknown and stale facts have their own text, because they
 * are not a "no".
 */
function missWords({ demand, answer }: Miss, site: SiteContext): string {
  const rule = demandWords(demand, site);
  return answer === 'missed' ? rule : site.t('need.unconfirmed', { rule });
}

function demandWords(demand: DemandId, { t }: SiteContext): string {
  return demand === 'many-devices'
    ? t('need.demands.many-devices', { devices: manyDevices })
    : t(`need.demands.${demand}`);
}
