import { ButtonLink } from '#ui/primitives/button-link.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler.tsx';
import { LinkTerms } from '../tracked-link/link-terms.tsx';
import { Cost } from '../vpn-card/cost.tsx';
import { ScoreNumber } from '../vpn-card/score-number.tsx';
import type { VerdictModel } from './select.ts';

type VerdictSideProps = Pick<VerdictModel, 'place' | 'price' | 'link'>;

/** Score, cost, and the one button. */
export function VerdictSide({ place: { score, isPick }, price, link }: VerdictSideProps) {
  return (
    <div className="grid gap-5">
      {score && (
        <div>
          <p className="mb-1">
            <ScoreNumber value={score.valueText} />
          </p>
          <ScoreRuler value={score.value} others={score.others} label={score.rulerLabel} isPick={isPick} />
        </div>
      )}
      <Cost price={price} />
      <div>
        <ButtonLink href={link.href} rel={link.rel}>
          {link.label}
        </ButtonLink>
        <p className="mt-2 text-14 text-muted">
          <LinkTerms isPaid={link.isPaid} plain={link.plain} isNote />
        </p>
      </div>
    </div>
  );
}
