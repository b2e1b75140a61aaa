import { bold } from '@vpn-site/core/i18n/rich-text.tsx';
import { useTranslations } from 'use-intl/react';
import { OrderChip } from '#blocks/inline/tracked-link/order-chip.tsx';
import { LinkTerms } from '#blocks/inline/tracked-link/tracked-link.tsx';
import { VisitButton } from '#blocks/inline/tracked-link/visit-button.tsx';
import { hooks } from '#browser/script-hooks.ts';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { CopyButton } from '#ui/primitives/copy-button/copy-button.tsx';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import type { CurrentOffersModel, OfferCard } from './current-offers.block.ts';

export function CurrentOffers({ cards }: CurrentOffersModel) {
  const t = useTranslations('offers');
  if (cards.length === 0) return <NoOffer />;
  return (
    <div className="offers">
      <p className="offers-order">{t('order')}</p>
      <ul className="offer-cards">
        {cards.map((card, index) => (
          <li key={card.face.id} {...hooks({ 'data-ends-on': card.endsOn })} className="offer-card">
            <Offer card={card} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoOffer() {
  const t = useTranslations('offers');
  return (
    <div className="offers-none">
      <Icon name="tag" className="size-5" />
      <p>
        <b>{t('noneHeading')}</b>
      </p>
      <p>{t('none')}</p>
      <p className="offers-order">{t('how')}</p>
    </div>
  );
}

/** The card of an offer. Only the first card has a filled button, so that a page never shows two at once. */
function Offer({ card, isFirst }: { readonly card: OfferCard; readonly isFirst: boolean }) {
  const { face, review, plan, link } = card;
  return (
    <>
      <div className="offer-head">
        <ProviderMark mark={face.mark} size={48} />
        <h3>
          {review === undefined ? face.name : <a href={review}>{face.name}</a>}
          {plan !== undefined && <small className="subline">{plan}</small>}
        </h3>
      </div>
      <OfferCode {...card} />
      <OfferLines {...card} />
      <OfferBasis {...card} />
      <div className="offer-foot">
        <p>
          <LinkTerms isPaid={link.isPaid} plain={link.plain} isNote /> <OrderChip chip={link.orderChip} />
        </p>
        <VisitButton link={link} {...(isFirst ? {} : { kind: 'line' as const })} />
      </div>
    </>
  );
}

function OfferCode({ kind, code, percent }: OfferCard) {
  const t = useTranslations('offers');
  return (
    <div className="offer-code">
      <p>
        <small>{percent === undefined ? t('special') : t('percent', { percent })}</small>
        {kind === 'code' ? <code>{code}</code> : <b>{t('noCode')}</b>}
      </p>
      {kind === 'code' && <CopyButton text={code} label={t('copy')} done={t('copied')} />}
    </div>
  );
}

/** The lines of an offer. Unknown days and amounts have a line too, because "unknown" is an answer. */
function OfferLines({ kind, bought, first, mark, struck, renewal, lastDay }: OfferCard) {
  const t = useTranslations();
  return (
    <DottedLines
      lines={[
        {
          id: 'first',
          label: t(kind === 'code' ? 'offers.firstCode' : 'offers.firstPrice', { day: bought }),
          value: (
            <>
              <b>{first === undefined ? t('offers.noPrice') : <CitedText text={first} mark={mark} />}</b>
              {struck !== undefined && (
                <>
                  {' '}
                  <s>
                    <span className="sr-only">{t('offers.was')} </span>
                    {struck}
                  </s>
                </>
              )}
            </>
          ),
        },
        {
          id: 'renewal',
          label: renewal ? t('receipt.charges.renewal', { day: renewal.day }) : t('offers.renewal'),
          value: <RenewalText renewal={renewal} />,
        },
        { id: 'last', label: t('offers.last'), value: lastDay ?? t('offers.notNamed') },
      ]}
    />
  );
}

function RenewalText({ renewal }: Pick<OfferCard, 'renewal'>) {
  const t = useTranslations();
  if (!renewal) return t('offers.noPrice');
  const { amount, isHigher } = renewal;
  if (amount.kind !== 'known') {
    return t(amount.kind === 'prepaid' ? 'offers.prepaid' : 'dataPages.deals.unpublished');
  }
  const words = t('dataPages.deals.renews', { amount: amount.amount, months: amount.months });
  return isHigher ? <b className="price-higher">{words}</b> : words;
}

function OfferBasis({ kind, measured, tried, later, others }: OfferCard) {
  const t = useTranslations('offers');
  return (
    <p className="offer-basis">
      {measured &&
        (measured.kind === 'before'
          ? t.rich('before', { amount: measured.amount, days: measured.days, b: bold })
          : t.rich('list', {
              amount: measured.amount,
              day: measured.day,
              since: measured.since,
              b: bold,
            }))}{' '}
      {t('tried', { kind, day: tried })} {t('later', { later })}{' '}
      {others !== undefined && t('others', { plans: others })}
    </p>
  );
}
