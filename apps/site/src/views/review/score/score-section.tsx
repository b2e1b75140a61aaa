import { useTranslations } from 'use-intl/react';
import { type DeductionView, deductionView } from '#score/deduction.ts';
import type { GroupLine } from '#score/group-line.ts';
import type { SiteContext } from '#site/site-context.ts';
import { BarDrawing } from '#ui/primitives/bars/bars.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { CitedSentence, SourceMarks } from '#ui/primitives/source-mark/source-mark.tsx';
import { otherLists, type ScoredGroup, scoredGroups } from './score-model.ts';

interface ScoreSectionProps {
  readonly provider: string;
  readonly site: SiteContext;
}

/** The score by group, the deduction for incidents, the reasons in a fold, and the ranks in other rankings. */
export function ScoreSection({ provider, site }: ScoreSectionProps) {
  const t = useTranslations('review.score');
  const groups = scoredGroups(provider, site);
  const deduction = deductionView(provider, site);
  return (
    <>
      <dl className="score-groups">
        {groups.map((group) => (
          <GroupRow key={group.id} {...group} />
        ))}
        {deduction && <DeductionRow {...deduction} />}
      </dl>
      <Disclosure variant="line" label={t('why')}>
        <dl className="score-reasons">
          {groups.flatMap(({ id, label, line }) =>
            line ? [<GroupReason key={id} label={label} line={line} />] : [],
          )}
        </dl>
      </Disclosure>
      <OtherRanks {...otherLists(provider, site)} />
    </>
  );
}

function GroupRow({ label, weight, value, text }: ScoredGroup) {
  return (
    <div>
      <dt>
        {label} <small>{weight}</small>
      </dt>
      <dd className="score-points">{text}</dd>
      <dd className="score-bar">
        <BarDrawing value={value} />
      </dd>
    </div>
  );
}

function GroupReason({ label, line }: { readonly label: string; readonly line: GroupLine }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {line.words}
        <SourceMarks marks={line.marks} />
      </dd>
    </div>
  );
}

/** The total deduction for incidents, and the incident with the largest one. */
function DeductionRow({ total, worst, more }: DeductionView) {
  const t = useTranslations('review.score');
  return (
    <div className="score-deduction">
      <dt>
        {t('incidents')} <small>{t('deducted')}</small>
      </dt>
      <dd className="score-points">{total}</dd>
      <dd className="score-why">
        <CitedSentence {...worst} />
        <a className="review-source" href="#audits">
          {t('moreIncidents', { count: more })}
        </a>
      </dd>
    </div>
  );
}

function OtherRanks({ ranks, unranked }: ReturnType<typeof otherLists>) {
  const t = useTranslations('review.score');
  return (
    <p className="review-caption">
      {ranks.length > 0 && (
        <>
          {t('elsewhere')}{' '}
          {ranks.map(({ profile, label, text, href }, position) => (
            <span key={profile}>
              {position > 0 && ' · '}
              {href === undefined ? label : <a href={href}>{label}</a>}: {text}
            </span>
          ))}
          {'. '}
        </>
      )}
      {unranked.length > 0 && t('unranked', { lists: unranked.join(', ') })}
    </p>
  );
}
