import { useTranslations } from 'use-intl/react';
import type { VpnCardModel } from '#blocks/prose/vpn-card/vpn-card.block.ts';
import { CardBasis, CardHead, CardLinks, CardReasons } from '#blocks/prose/vpn-card/vpn-card.tsx';
import { isUnderHalf, Place, ScoreMeaning } from '#evidence/score/score.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';

/** A card, and what the list prints besides. */
export interface RankedEntry extends VpnCardModel {
  /** What others' tests showed, in a list that rests on them. */
  readonly tested: string | undefined;
}

/** One place of the list in full. */
function RankedCard(card: RankedEntry) {
  const { provider, standing, price } = card;
  return (
    <article className={standing.place?.isFirst ? 'card card-pick' : 'card'}>
      <CardHead provider={provider} standing={standing} price={price} />
      <CardBody {...card} />
    </article>
  );
}

/** One place of the list in a line, with the same behind it. */
function FoldedCard(model: RankedEntry) {
  const t = useTranslations('roundup');
  const { provider, standing, price, tested } = model;
  const { score, place, confidence } = standing;
  return (
    <details className="folded">
      <summary>
        <span className="folded-place">{place && <Place {...place} />}</span>
        <h3>{provider}</h3>
        {score && (
          <>
            <ScoreRuler value={score.value} others={score.others} />
            <b>{score.valueText}</b>
          </>
        )}
        <span className="folded-note">
          {[t('foldedConfidence', { confidence: confidence.word }), price.short, tested]
            .filter((note) => note !== undefined)
            .join(' · ')}
        </span>
      </summary>
      <div className="card">
        <CardBody {...model} />
      </div>
    </details>
  );
}

function CardBody({ provider, standing, price, reasons, evidence, link, review, tested }: RankedEntry) {
  const { score } = standing;
  return (
    <>
      {score && isUnderHalf(score.value) && <ScoreMeaning value={score.value} />}
      {tested && <p>{tested}</p>}
      <CardReasons reasons={reasons} />
      <div className="card-columns">
        <CardBasis provider={provider} evidence={evidence} standing={standing} price={price} />
      </div>
      <CardLinks provider={provider} link={link} review={review} />
    </>
  );
}

/** The places that are worth a card of their own; the others open on request. */
const openPlaces = 3;

export function RankedList({ cards }: { readonly cards: readonly RankedEntry[] }) {
  return (
    <ol className="ranked">
      {cards.map((card, position) => (
        <li key={card.provider}>
          {position < openPlaces ? <RankedCard {...card} /> : <FoldedCard {...card} />}
        </li>
      ))}
    </ol>
  );
}
