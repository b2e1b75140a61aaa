import { useTranslations } from 'use-intl/react';
import { Receipt } from '#price/receipt.tsx';
import { type HeadlineReceipt, selectReceipt } from '#price/receipt-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import type { Contender } from './contender.ts';

interface CostsProps {
  readonly contenders: readonly Contender[];
  /** A sentence about the difference between the bills. */
  readonly note: string;
  readonly site: SiteContext;
}

/** The real cost of each provider, and one sentence about the difference. */
export function Costs({ contenders, note, site }: CostsProps) {
  const t = useTranslations('comparison.cost');
  return (
    <SideHead id="cost" heading={t('heading')} note={note} isWide>
      <div className="pair-costs">
        {contenders.map(({ badge: { id, name } }) => {
          const receipt = selectReceipt(id, site);
          return receipt ? (
            <OneCost key={id} {...receipt} />
          ) : (
            <p key={id} className="faint">
              {t('missing', { provider: name })}
            </p>
          );
        })}
      </div>
    </SideHead>
  );
}

/** The receipt, and below it the refund and cancellation dates. */
function OneCost({ calendar, ...receipt }: HeadlineReceipt) {
  const t = useTranslations('comparison.cost');
  return (
    <div>
      <Receipt {...receipt} as="h3" />
      <p className="pair-dates">
        {receipt.deadlines.map(({ kind, label, amount }) => (
          <span key={kind} className={`date-${kind}`}>
            {label}: {amount}
          </span>
        ))}
        {calendar !== undefined && (
          <a href={calendar} rel="nofollow">
            {t('save')}
          </a>
        )}
      </p>
    </div>
  );
}
