import { useTranslations } from 'use-intl/react';
import type { ReasonView } from '#evidence/score/score.ts';
import { standing } from '#evidence/score/standing.ts';
import type { SiteContext } from '#site/site-context.ts';
import { BarDrawing } from '#ui/primitives/bars/bars.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import { listStandings, type ScoredGroup, scoredGroups } from './score-model.ts';

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

/** A group of criteria: what it weighs, how far it came, and why. */
function GroupRow({ label, weight, value, text, lifts, lowers, uncounted }: ScoredGroup) {
  const t = useTranslations('review.score');
  return (
    <div>
      <dt>
        {label} <small>{weight}</small>
      </dt>
      <dd className={value === undefined ? 'group-points faint' : 'group-points'}>{text}</dd>
      <dd className="group-bar">
        <BarDrawing value={value} />
      </dd>
      <dd className="group-why">
        <Reasons words={t('lifts')} reasons={lifts} />
        <Reasons words={t('lowers')} reasons={lowers} />
        {uncounted.length > 0 && (
          <p className="faint">
            {t('uncounted')} {uncounted.join(', ')}.
          </p>
        )}
      </dd>
    </div>
  );
}

function Reasons({ words, reasons }: { readonly words: string; readonly reasons: readonly ReasonView[] }) {
  if (reasons.length === 0) return null;
  return (
    <p>
      <b>{words}</b>{' '}
      {reasons.map(({ key, label, text, mark }, position) => (
        <span key={key}>
          {position > 0 && '; '}
          <span className="group-fact">{label}:</span> <Sourced text={text} mark={mark} />
        </span>
      ))}
    </p>
  );
}
