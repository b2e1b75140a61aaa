import { ScoreRuler } from '#ui/primitives/score-ruler.tsx';
import { Fact } from '../fact/fact.tsx';
import { ScoreNumber } from './score-number.tsx';

import type { Standing } from './standing.ts';

interface CardHeadProps {
  readonly provider: string;
  readonly place: Standing;
}

/** Place, name and score in one line. The big number repeats what the line below says in words. */
export function CardHead({ provider, place }: CardHeadProps) {
  const { rank, isPick, score, missing } = place;
  return (
    <>
      <div className="flex items-baseline gap-3 sm:gap-4">
        {rank && (
          <span
            aria-hidden="true"
            className={`font-display text-30 leading-none font-medium tabular-nums ${isPick ? 'text-primary' : ''}`}
          >
            {rank}
          </span>
        )}
        <h3 className="mt-0 min-w-0 flex-1 text-20 leading-tight font-semibold sm:text-24">{provider}</h3>
        {score && <ScoreNumber value={score.valueText} />}
      </div>
      <div className="mt-2 items-end justify-between gap-8 sm:flex">
        <p className="text-14 text-muted">{place.place}</p>
        {score && (
          <div className="mt-2 sm:mt-0 sm:w-64 sm:shrink-0">
            <ScoreRuler value={score.value} others={score.others} label={score.rulerLabel} isPick={isPick} />
          </div>
        )}
      </div>
      {missing.map(({ label, fact }) => (
        <p key={label} className="mt-1">
          {label}: <Fact {...fact} />
        </p>
      ))}
    </>
  );
}
