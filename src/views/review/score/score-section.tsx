import { useTranslations } from 'use-intl/react';
import { standing } from '#evidence/score/standing.ts';
import type { SiteContext } from '#site/site-context.ts';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { GroupRow } from './group-row.tsx';
import { scoredGroups } from './score-model.ts';
import { listStandings } from './standings-model.ts';

interface ScoreSectionProps {
  readonly provider: string;
  readonly site: SiteContext;
}

/** The score among all others, its groups with their reasons, and the place in every list. */
export function ScoreSection({ provider, site }: ScoreSectionProps) {
  const t = useTranslations('review.score');
  const { score, isPick } = standing(provider, 'overall', site);
  return (
    <>
      {score && (
        <ScoreRuler
          value={score.value}
          others={score.others}
          label={score.rulerLabel}
          isPick={isPick}
          hasScale
        />
      )}
      <dl className="score-groups">
        {scoredGroups(provider, site).map((group) => (
          <GroupRow key={group.id} {...group} />
        ))}
      </dl>
      <div>
        <h3 className="review-part">{t('standings')}</h3>
        <dl className="standings">
          {listStandings(provider, site).map(({ profile, label, place, isRanked }) => (
            <div key={profile}>
              <dt>{label}</dt>
              <dd className={isRanked ? undefined : 'faint'}>{place}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
