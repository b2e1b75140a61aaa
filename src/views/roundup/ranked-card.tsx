import { useTranslations } from 'use-intl/react';
import { CardHead } from '#blocks/prose/vpn-card/card-head.tsx';
import { CardLinks } from '#blocks/prose/vpn-card/card-links.tsx';
import { CardReasons } from '#blocks/prose/vpn-card/card-reasons.tsx';
import type { VpnCardModel } from '#blocks/prose/vpn-card/select.ts';
import { Cost, CostDetails } from '#evidence/price/price.tsx';
import { Sureness } from '#evidence/score/score.tsx';
import { EvidenceTally } from '#evidence/tally/evidence-tally.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';

/** One place of the ranking in full. */
export function RankedCard(card: VpnCardModel) {
  const { provider, place, price } = card;
  return (
    <article className={place.isPick ? 'card card-pick' : 'card'}>
      <CardHead provider={provider} place={place} price={price} />
      <CardBody {...card} />
    </article>
  );
}

/** One place of the ranking in a line, with the same behind it. */
export function FoldedCard(model: VpnCardModel) {
  const t = useTranslations('roundup');
  const { provider, place, price } = model;
  const { score } = place;
  return (
    <details className="folded">
      <summary>
        <span className="folded-rank">{place.rank}</span>
        <h3>{provider}</h3>
        {score && (
          <>
            <ScoreRuler value={score.value} others={score.others} />
            <b>{score.valueText}</b>
          </>
        )}
        <span className="folded-note">
          {t('foldedCoverage', { coverage: place.coverage.text })}
          {` · ${price.short}`}
        </span>
      </summary>
      <div className="card">
        <CardBody {...model} />
      </div>
    </details>
  );
}

function CardBody({ provider, place, price, reasons, evidence, link, review }: VpnCardModel) {
  return (
    <>
      <CardReasons reasons={reasons} />
      <div className="card-columns">
        <div>
          <EvidenceTally provider={provider} {...evidence} isShort />
          <Sureness coverage={place.coverage} stability={place.stability} />
        </div>
        <div>
          <Cost price={price} />
          <CostDetails price={price} />
        </div>
      </div>
      <CardLinks provider={provider} link={link} review={review} />
    </>
  );
}
