import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { OrderChip } from '#blocks/inline/tracked-link/order-chip.tsx';
import { LinkTerms } from '#blocks/inline/tracked-link/tracked-link.tsx';
import { InlineFact } from '#evidence/fact/fact.tsx';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { MiniGrid } from '#evidence/streaming/mini-grid.tsx';
import { OfferLine } from '#price/offer-line.tsx';
import { PriceLine } from '#price/price-line.tsx';
import { EvidenceMeter } from '#score/evidence-meter.tsx';
import { MainDrawback } from '#score/outcome.tsx';
import { OutcomeList } from '#score/outcome-list.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { VpnCardModel } from './vpn-card.block.ts';

interface VpnCardProps extends VpnCardModel {
  /** The author's sentence. */
  readonly children?: ReactNode;
}

/** One provider of a ranking: tier, reason, main criteria, main drawback and price. */
export function VpnCard(card: VpnCardProps) {
  return (
    <article className="card">
      <CardHead {...card} />
      <CardBody {...card} />
    </article>
  );
}

/** The logo, linked name with tier, and score, in one line. */
function CardHead({
  face,
  review,
  rankStatus: { rank, score },
}: Pick<VpnCardModel, 'face' | 'review' | 'rankStatus'>) {
  const t = useTranslations('blocks.vpnCard');
  return (
    <div className="card-head">
      <ProviderMark mark={face.mark} size={40} />
      <h3>
        {review === undefined ? face.name : <a href={review}>{face.name}</a>}
        {rank && <small>{rank.words}</small>}
      </h3>
      {score && (
        <span className="card-score">
          {score.valueText} <span className="sr-only">{t('ofMax', { max: fullScore })}</span>
        </span>
      )}
    </div>
  );
}

/**
 * The content below the first line. The link to the provider is never a filled green button, because a list of such buttons
 * would be too loud.
 */
function CardBody({ children, ...card }: VpnCardProps) {
  const t = useTranslations('blocks.vpnCard');
  const answer = useTranslations('answer');
  const { rankStatus: standing, strengths, streamingGrid: played, facts, offer, price, link } = card;
  return (
    <div className="card-body">
      <OrderChip chip={link.orderChip} />
      {children ?? (strengths !== undefined && <p>{t('strengths', { strengths })}</p>)}
      {standing.rank === undefined && <p>{standing.words}</p>}
      {standing.missing.map(({ label, fact }) => (
        <p key={label}>
          {label}: <InlineFact {...fact} />
        </p>
      ))}
      {played?.isTested && <MiniGrid cells={played.cells} />}
      <OutcomeList outcomes={facts} />
      {card.mainDrawback && <MainDrawback {...card.mainDrawback} />}
      {offer && <OfferLine {...offer} />}
      <div className="card-foot">
        <PriceLine line={price} />
        <div className="card-go">
          {standing.rank && <EvidenceMeter {...standing.evidenceShare} />}
          <a
            href={link.href}
            rel={link.rel}
            aria-label={link.label}
            className="button button-line button-small"
          >
            {answer('visitCard')}
            <Icon name="arrow-out" className="size-4" />
          </a>
        </div>
      </div>
      {link.isPaid && (
        <p className="card-terms">
          <LinkTerms isPaid plain={link.plain} isNote />
        </p>
      )}
    </div>
  );
}
