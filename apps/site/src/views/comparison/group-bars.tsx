import { formatScore } from '@vpn-site/core/i18n/formats.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { groupScores } from '@vpn-site/core/scoring/group-scores.ts';
import { useTranslations } from 'use-intl/react';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { scoreOf } from '#score/score-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';

interface GroupBar {
  readonly badge: ProviderBadge;
  readonly value: number;
  readonly text: string;
}

export interface GroupBarsModel {
  readonly groups: readonly {
    readonly id: string;
    readonly label: string;
    readonly bars: readonly GroupBar[];
  }[];
}

/** Returns the overall scores of some providers, by group. */
export function groupBars(ids: readonly string[], site: SiteContext): GroupBarsModel {
  const scores = ids.map((id) => ({
    badge: providerBadge(id, site),
    groups: groupScores({ reasons: scoreOf(id, 'overall', site)?.reasons ?? [] }),
  }));
  return {
    groups: site.vocabulary.groups
      .map(({ id, label }) => ({
        id,
        label: label[site.locale],
        bars: scores.flatMap(({ badge, groups }) => {
          const value = groups.find(({ group }) => group === id)?.value;
          return value === undefined ? [] : [{ badge: badge, value, text: formatScore(value, site.locale) }];
        }),
      }))
      .filter(({ bars }) => bars.length > 0),
  };
}

/** Bars of the scores by group of criteria: one bar per provider, in its tint, all on one scale. */
export function GroupBars({ groups }: GroupBarsModel) {
  const t = useTranslations('comparison.bars');
  return (
    <SideHead id="groups" heading={t('heading')} note={t('note')} isFolded>
      <ul className="group-bars">
        {groups.map(({ id, label, bars }) => (
          <li key={id}>
            <h3>{label}</h3>
            <div>
              {bars.map(({ badge, value, text }) => (
                <p key={badge.id} className={`group-bar tint-${badge.mark.tint}`}>
                  <ProviderMark mark={badge.mark} size={24} />
                  <span className="sr-only">{badge.name}: </span>
                  <svg aria-hidden="true" className="group-track">
                    <rect width="100%" height="100%" rx="4" />
                    <rect
                      className="group-value"
                      width={`${(value / fullScore) * 100}%`}
                      height="100%"
                      rx="4"
                    />
                  </svg>
                  <b>{text}</b>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </SideHead>
  );
}
