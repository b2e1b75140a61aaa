import { profileNamed } from '#domain/scoring/methodology.ts';
import type { WhyUnranked } from '#domain/scoring/rank.ts';
import { formatShare } from '#i18n/formats.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';
import { type FactModel, selectFact } from '../fact/fact.ts';
import { namedRulerLabel, scoreView } from './score.ts';
import { type UnrankedReason, unrankedReason } from './unranked.ts';

/** Where a provider stands in a profile, or why it has no place in it. */
export interface Standing {
  readonly isPick: boolean;
  readonly rank: string | undefined;
  readonly place: string;
  /** What the profile asks for and the provider does not show to have. */
  readonly missing: readonly { readonly label: string; readonly fact: FactModel }[];
  /** Only of those that are ranked: a number beside nobody's would be read as a place. */
  readonly score: StandingScore | undefined;
  readonly coverage: Share;
  readonly stability: (Share & { readonly label: string }) | undefined;
}

/** A share of a whole, in words and on a bar. */
export interface Share {
  readonly text: string;
  readonly percent: number;
}

export interface StandingScore {
  readonly value: number;
  readonly valueText: string;
  readonly others: readonly number[];
  readonly rulerLabel: string;
}

export function standing(providerId: string, profile: string, site: Language & SiteFacts): Standing {
  const { t, locale, methodology } = site;
  const view = scoreView(providerId, profile, site);
  const { ranked, unranked } = site.ranking(profile).ranking;
  const why = unranked.find(({ score }) => score.provider === providerId)?.reason;
  const label = profileNamed(methodology, profile).label[locale];
  const { top, samples } = methodology.stability;
  return {
    isPick: view.rank === 1,
    rank: view.rank === undefined ? undefined : String(view.rank),
    place:
      view.rank === undefined
        ? whyText(why, label, view.coverageText, site)
        : t('blocks.vpnCard.place', { rank: view.rank, count: ranked.length, profile: label }),
    missing: why?.why === 'requirement' ? missingFacts(providerId, why.criterion, site) : [],
    score:
      view.rank === undefined || view.value === undefined
        ? undefined
        : {
            value: view.value,
            valueText: view.valueText,
            others: view.others,
            rulerLabel: namedRulerLabel(view, site),
          },
    coverage: { text: view.coverageText, percent: percentOf(view.coverage) },
    stability:
      view.stability === undefined || view.stabilityText === undefined
        ? undefined
        : {
            label: t('blocks.vpnCard.stability', { top, samples }),
            text: view.stabilityText,
            percent: percentOf(view.stability),
          },
  };
}

function percentOf(share: number): number {
  return Math.round(share * 100);
}

/** What a card says in place of a rank, by the reason. */
const unrankedMessages = {
  tooLittleKnown: 'unrankedCoverage',
  requirementUnknown: 'unrankedUnknown',
  requirementMissed: 'unrankedMissed',
} as const satisfies Readonly<Record<UnrankedReason, string>>;

function whyText(
  why: WhyUnranked | undefined,
  profile: string,
  coverage: string,
  { t, locale, methodology }: Language & SiteFacts,
): string {
  const reason = why ? unrankedReason(why) : 'tooLittleKnown';
  const floor = formatShare(methodology.coverageFloor, locale);
  return t(`blocks.vpnCard.${unrankedMessages[reason]}`, { profile, coverage, floor });
}

function missingFacts(providerId: string, criterion: string, site: Language & SiteFacts) {
  const found = site.methodology.criteria.find(({ id }) => id === criterion);
  return (found?.keys ?? []).map((key) => ({
    label: found?.label[site.locale] ?? criterion,
    fact: selectFact(providerId, key, site),
  }));
}
