import { Fact } from '#evidence/fact/inline-fact.tsx';
import type { PriceWords } from '#evidence/price/price.ts';
import { ScoreNumber } from '#evidence/score/score.tsx';
import type { Standing } from '#evidence/score/standing.ts';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';

interface CardHeadProps {
  readonly provider: string;
  readonly place: Standing;
  readonly price: PriceWords;
}

/** Place, name, score and price in one line. The big number repeats what the line below says in words. */
export function CardHead({ provider, place, price }: CardHeadProps) {
  const { rank, isPick, score, missing } = place;
  return (
    <>
      <div className="card-head">
        {rank && (
          <span aria-hidden="true" className="card-rank">
            {rank}
          </span>
        )}
        <div>
          <h3>{provider}</h3>
          <p>{place.place}</p>
        </div>
        <div className="card-numbers">
          {score && <ScoreNumber value={score.valueText} />}
          <p>{price.short}</p>
        </div>
      </div>
      {score && (
        <ScoreRuler
          value={score.value}
          others={score.others}
          label={score.rulerLabel}
          isPick={isPick}
          hasScale
        />
      )}
      {missing.map(({ label, fact }) => (
        <p key={label}>
          {label}: <Fact {...fact} />
        </p>
      ))}
    </>
  );
}
