import { useTranslations } from 'use-intl/react';
import type { VpnCardModel } from '#blocks/prose/vpn-card/vpn-card.block.ts';
import { CardBasis, CardHead, CardLinks, CardReasons } from '#blocks/prose/vpn-card/vpn-card.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';

/** One rank of the list in full. */
function RankedCard(card: VpnCardModel) {
  const { provider, standing, price } = card;
  return (
    <article className={standing.isPick ? 'card card-pick' : 'card'}>
      <CardHead provider={provider} standing={standing} price={price} />
      <CardBody {...card} />
    </article>
  );
}

/** One rank of the list in a line, with the same behind it. */
function FoldedCard(model: VpnCardModel) {
  const t = useTranslations('roundup');
  const { provider, standing, price } = model;
  const { score } = standing;
  return (
    <details className="folded">
      <summary>
        <span className="folded-rank">{standing.rank}</span>
        <h3>{provider}</h3>
        {score && (
          <>
            <ScoreRuler value={score.value} others={score.others} />
            <b>{score.valueText}</b>
          </>
        )}
        <span className="folded-note">
          {t('foldedCoverage', { coverage: standing.coverage.text })}
          {` · ${price.short}`}
        </span>
      </summary>
      <div className="card">
        <CardBody {...model} />
      </div>
    </details>
  );
}

function CardBody({ provider, standing, price, reasons, evidence, link, review }: VpnCardModel) {
  return (
    <>
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

export function RankedList({ cards }: { readonly cards: readonly VpnCardModel[] }) {
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
