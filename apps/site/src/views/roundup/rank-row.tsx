import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { OrderChip } from '#blocks/inline/tracked-link/order-chip.tsx';
import { LinkTerms } from '#blocks/inline/tracked-link/tracked-link.tsx';
import type { VpnCardModel } from '#blocks/prose/vpn-card/vpn-card.block.ts';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { MiniGrid } from '#evidence/streaming/mini-grid.tsx';
import { OfferLine } from '#price/offer-line.tsx';
import { PriceLine } from '#price/price-line.tsx';
import { EvidenceMeter } from '#score/evidence-meter.tsx';
import { MainDrawback } from '#score/outcome.tsx';
import { Icon } from '#ui/icons/icon.tsx';

interface RankRowProps {
  readonly card: VpnCardModel;
  /** Whether the card above the list is about this provider. Its row is then only a line. */
  readonly isAnswer: boolean;
  /** The author's sentence. */
  readonly children?: ReactNode;
  /** The checkbox that selects the provider for a comparison. */
  readonly compare?: ReactNode;
}

/** One provider of a ranking: name and score, one reason, the main drawback, price and links. */
export function RankRow({ card, isAnswer, children, compare }: RankRowProps) {
  const t = useTranslations('roundup');
  const answer = useTranslations('answer');
  const { face, review, rankStatus, strengths, streamingGrid: grid, offer, price, link } = card;
  return (
    <li className={isAnswer ? 'rank-row rank-row-answer' : 'rank-row'}>
      <ProviderMark mark={face.mark} size={40} />
      <h4>
        {review === undefined ? face.name : <a href={review}>{face.name}</a>}
        {isAnswer && <small>{t('answered')}</small>}
      </h4>
      <p className="rank-score">
        {rankStatus.score?.valueText} <span className="sr-only">{t('ofMax', { max: fullScore })}</span>
      </p>
      <p className="rank-evidence">
        <EvidenceMeter {...rankStatus.evidenceShare} />
      </p>
      {isAnswer ? (
        <div className="rank-deal">{compare}</div>
      ) : (
        <>
          <div className="rank-why">
            <OrderChip chip={link.orderChip} />
            {children ?? (strengths !== undefined && <p>{strengths}</p>)}
            {grid?.isTested && <MiniGrid cells={grid.cells} />}
            {card.mainDrawback && <MainDrawback {...card.mainDrawback} />}
            {offer && <OfferLine {...offer} />}
          </div>
          <div className="rank-deal">
            <PriceLine line={price} />
            <div className="rank-act">
              <a
                href={link.href}
                rel={link.rel}
                aria-label={link.label}
                className="button button-line button-small"
              >
                {answer('visitCard')}
                <Icon name="arrow-out" className="size-4" />
              </a>
              {compare}
            </div>
            {link.isPaid && (
              <p className="card-terms">
                <LinkTerms isPaid plain={link.plain} isNote />
              </p>
            )}
          </div>
        </>
      )}
    </li>
  );
}
