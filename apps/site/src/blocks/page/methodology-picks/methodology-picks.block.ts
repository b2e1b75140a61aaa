import { deductionId } from '@vpn-site/core/scoring/differences.ts';
import { criterionNamed, profileNamed } from '@vpn-site/core/scoring/methodology.ts';
import { block } from '#blocks/block.ts';
import { pickedProviders, ruleText } from '#blocks/prose/picks/picks.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export const methodologyPicksBlock = block({
  name: 'methodology-picks',
  summary:
    'Whom we name for one particular wish, by a published rule: the rule, who meets it today, and what that provider lacks most.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectMethodologyPicks(site),
  examples: [{ name: 'All rules', source: '{% methodology-picks /%}' }],
});

export interface PickRuleView {
  readonly id: string;
  readonly label: string;
  readonly rule: string;
  readonly list: string;
  /** The picked provider; undefined if none meets the rule. */
  readonly picked:
    | { readonly name: string; readonly reviewPath: string | undefined; readonly flaw: string | undefined }
    | undefined;
}

export interface MethodologyPicksModel {
  readonly picks: readonly PickRuleView[];
}

export function selectMethodologyPicks(site: SiteContext): MethodologyPicksModel {
  const { methodology, locale, t } = site;
  const picked = pickedProviders(site);
  return {
    picks: methodology.picks.map(({ id, label, profile }) => {
      const found = picked.get(id);
      return {
        id,
        label: label[locale],
        rule: ruleText(id, site),
        list: t('dataPages.picks.from', { profile: profileNamed(methodology, profile).label[locale] }),
        picked: found && {
          name: providerName(found.provider, site),
          reviewPath: site.reviewPath(found.provider),
          flaw: flawText(found.flaw, site),
        },
      };
    }),
  };
}

function flawText(flaw: string | undefined, site: SiteContext): string | undefined {
  if (flaw === undefined) return undefined;
  if (flaw === deductionId) return site.t('dataPages.picks.flawIncidents');
  return site.t('dataPages.picks.flaw', {
    criterion: criterionNamed(site.methodology, flaw).label[site.locale],
  });
}
