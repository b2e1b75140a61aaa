import { useTranslations } from 'use-intl/react';
import { type DeductionView, deductionView } from '#evidence/score/deduction.ts';
import { Place, ScoreMeaning } from '#evidence/score/score.tsx';
import { standing } from '#evidence/score/standing.ts';
import type { SiteContext } from '#site/site-context.ts';
import { BarDrawing } from '#ui/primitives/bars/bars.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import { type GroupReason, listStandings, type ScoredGroup, scoredGroups, worstFlaw } from './score-model.ts';

interface ScoreSectionProps {
  readonly provider: string;
  readonly site: SiteContext;
}

/** The score among all others, what it could become, its groups with their reasons, and the place in every list. */
export function ScoreSection({ provider, site }: ScoreSectionProps) {
  const t = useTranslations('review.score');
  const { score, place, possible } = standing(provider, 'overall', site);
  const flaw = worstFlaw(provider, site);
  const deduction = deductionView(provider, site);
  return (
    <>
      {score && (
        <>
          <ScoreRuler
            value={score.value}
            others={score.others}
            label={score.rulerLabel}
            isFirst={place?.isFirst}
            hasScale
          />
          <ScoreMeaning value={score.value} />
        </>
      )}
      {(flaw ?? possible) && (
        <ul className="score-notes">
          {flaw && <li>{t('flaw', { flaw })}</li>}
          {possible && (
            <li>{t('possible', { upTo: possible.upTo, missing: possible.missing.join('; ') })}</li>
          )}
        </ul>
      )}
      <dl className="score-groups">
        {scoredGroups(provider, site).map((group) => (
          <GroupRow key={group.id} {...group} />
        ))}
        {deduction && <DeductionRow {...deduction} />}
      </dl>
      <div>
        <h3 className="review-part">{t('standings')}</h3>
        <dl className="standings">
          {listStandings(provider, site).map(({ profile, label, text, spoken }) => (
            <div key={profile}>
              <dt>{label}</dt>
              {spoken === undefined ? (
                <dd className="faint">{text}</dd>
              ) : (
                <dd>
                  <Place text={text} spoken={spoken} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

/** A group of criteria: what it weighs, how far it came, and why. */
function GroupRow({ label, weight, value, text, lifts, lowers, notShown, costBasis }: ScoredGroup) {
  const t = useTranslations('review.score');
  return (
    <div>
      <dt>
        {label} <small>{weight}</small>
      </dt>
      <dd className="group-points">{text}</dd>
      <dd className="group-bar">
        <BarDrawing value={value} />
      </dd>
      <dd className="group-why">
        <Reasons words={t('lifts')} reasons={lifts} />
        <Reasons words={t('lowers')} reasons={lowers} />
        {notShown.length > 0 && (
          <p>
            <b>{t('notShown')}</b> {notShown.join('; ')}. <span className="faint">{t('notANo')}</span>
          </p>
        )}
        {costBasis && <p className="faint">{costBasis}</p>}
      </dd>
    </div>
  );
}

function Reasons({ words, reasons }: { readonly words: string; readonly reasons: readonly GroupReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <>
      <p>
        <b>{words}</b>
      </p>
      <ul>
        {reasons.map(({ criterion, label, answers }) => (
          <li key={criterion}>
            <span className="group-fact">{label}:</span>{' '}
            {answers.map((answer, position) => (
              <span key={answer.key}>
                {position > 0 && '; '}
                {answer.label && <span className="group-fact">{answer.label}: </span>}
                <Sourced text={answer.text} mark={answer.mark} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What incidents took from the whole, and which they were. */
function DeductionRow({ total, incidents }: DeductionView) {
  const t = useTranslations('score');
  return (
    <div>
      <dt>{t('deduction')}</dt>
      <dd className="group-points">{total}</dd>
      <dd className="group-why">
        <p className="faint">{t('deductionWhy')}</p>
        <ul>
          {incidents.map(({ id, when, what, cost, mark }) => (
            <li key={id}>
              <span className="group-fact">{when}:</span> <Sourced text={what} mark={mark} /> ({cost})
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
