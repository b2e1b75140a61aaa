import { useTranslations } from 'use-intl/react';
import { Platforms } from '#evidence/fact/platforms.tsx';
import { Cost, CostDetails } from '#evidence/price/price.tsx';
import { Sureness } from '#evidence/score/score.tsx';
import { EvidenceTally } from '#evidence/tally/evidence-tally.tsx';
import { Bars } from '#ui/primitives/bars/bars.tsx';
import { CardHead } from './card-head.tsx';
import { CardLinks } from './card-links.tsx';
import { CardReasons } from './card-reasons.tsx';
import type { VpnCardModel } from './select.ts';

/** One provider at a glance. Green is for the first of the list alone. */
export function VpnCard(card: VpnCardModel) {
  const t = useTranslations('blocks.vpnCard');
  const { provider, place, price } = card;
  return (
    <article className={place.isPick ? 'card card-pick' : 'card'}>
      <CardHead provider={provider} place={place} price={price} />
      <CardReasons reasons={card.reasons} />
      <div className="card-columns">
        {card.groups.length > 0 && (
          <div>
            <p className="label">{t('groups')}</p>
            <Bars bars={card.groups} />
          </div>
        )}
        <div>
          <EvidenceTally provider={provider} {...card.evidence} isShort />
          <Sureness coverage={place.coverage} stability={place.stability} />
        </div>
        <div>
          <Cost price={price} />
          <CostDetails price={price} />
        </div>
        <Platforms platforms={card.platforms} />
      </div>
      <CardLinks provider={provider} link={card.link} review={card.review} />
    </article>
  );
}
