import { Text } from '@vpn-site/core/i18n/text.tsx';
import { useTranslations } from 'use-intl/react';
import { Bill } from '#price/price.tsx';
import { Receipt } from '#price/receipt.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-table.ts';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { SourceMark, type SourceMarkProps } from '#ui/primitives/source-mark/source-mark.tsx';
import type { PriceHistoryModel } from '../price-history/price-history-model.ts';
import { PriceHistorySection } from '../price-history/price-history-section.tsx';
import type { CostModel, PlanBill } from './cost-model.ts';

interface CostSectionProps {
  readonly cost: CostModel;
  readonly history: PriceHistoryModel | undefined;
}

const dayIcons = { refund: 'undo', cancel: 'calendar', end: 'calendar' } as const satisfies Readonly<
  Record<string, IconName>
>;

/** The receipt and the important dates. The price history and all other plans are in folds. */
export function CostSection({
  cost: { receipt, note, planNote, others, leftOut },
  history,
}: CostSectionProps) {
  const t = useTranslations('review.cost');
  return (
    <div className="cost-parts">
      {receipt ? <Receipt {...receipt} as="h3" /> : <p>{t('unknown')}</p>}
      <div className="cost-side">
        <ul className="kept-days">
          {receipt?.deadlines.map(({ kind, label, amount, detail, mark }) => (
            <CostHighlight
              key={kind}
              icon={dayIcons[kind]}
              title={t('day', { label, day: amount })}
              detail={detail}
              mark={mark}
            />
          ))}
          {history && <CostHighlight icon="tag" {...history.headline} mark={history.mark} />}
        </ul>
        {receipt?.calendar && (
          <p>
            <ButtonLink href={receipt.calendar} kind="line">
              {t('save')}
            </ButtonLink>
          </p>
        )}
        <PriceHistoryFold history={history} planNote={planNote} />
        {others.length > 0 && (
          <Disclosure variant="line" label={t('others', { count: others.length })}>
            <div className="plan-bills">
              {others.map((plan) => (
                <PlanBillView key={plan.id} {...plan} />
              ))}
            </div>
            {leftOut && <p className="review-caption">{leftOut}</p>}
          </Disclosure>
        )}
      </div>
      {note && <p className="review-caption">{note}</p>}
    </div>
  );
}

interface CostHighlightProps {
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string | undefined;
  readonly mark: SourceMarkProps | undefined;
}

function CostHighlight({ icon, title, detail, mark }: CostHighlightProps) {
  return (
    <li>
      <Icon name={icon} />
      <b>{title}</b>
      <span>
        {detail} {mark && <SourceMark {...mark} />}
      </span>
    </li>
  );
}

/** The price history in a fold. Its id is on the heading inside, so that a link to it opens the fold. */
function PriceHistoryFold({
  history,
  planNote,
}: Pick<CostSectionProps, 'history'> & Pick<CostModel, 'planNote'>) {
  const t = useTranslations('priceHistory');
  return (
    <Disclosure variant="line" label={t('heading')}>
      <h3 id="price-history" className="sr-only">
        {t('heading')}
      </h3>
      <PriceHistorySection history={history} />
      {planNote && (
        <p className="review-caption">
          <Text words={planNote} />
        </p>
      )}
    </Disclosure>
  );
}

function PlanBillView({ title, lines, total, words }: PlanBill) {
  return (
    <div className="plan-bill">
      <h4>{title}</h4>
      <Bill lines={lines} total={total} notes={words} />
    </div>
  );
}
