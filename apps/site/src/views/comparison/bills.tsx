import { formatMoneySpan } from '@vpn-site/core/i18n/formats.ts';
import { type BillShare, billParts } from '@vpn-site/core/price/bill-parts.ts';
import { comparableTotals } from '@vpn-site/core/price/three-year-bill.ts';
import { useTranslations } from 'use-intl/react';
import { cellView, type MarkView } from '#evidence/fact/fact-view.ts';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { chargeText } from '#price/amount-text.ts';
import { BillBar } from '#price/bill-bar.tsx';
import { planBill, planTerm } from '#price/price-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import type { Contender } from './contender.ts';

/** The bill of one provider as a bar. */
interface Bill {
  readonly badge: Contender['badge'];
  /** The bill; undefined if there is no current price. */
  readonly known:
    | {
        readonly term: string;
        readonly total: string;
        readonly mark: MarkView | undefined;
        readonly parts: readonly BillShare[];
        readonly charges: string;
      }
    | undefined;
}

/** Returns the bills of the cheapest plans, all on one scale. */
export function billsModel(contenders: readonly Contender[], site: SiteContext): Bill[] {
  const { t, locale } = site;
  const bills = contenders.map(({ badge }) => planBill(badge.id, site));
  const known = bills.filter((bill) => bill !== undefined);
  const totals = comparableTotals(known, site)?.totals.map(({ low }) => low);
  const longest = Math.max(...(totals ?? []));
  const lengths = new Map(known.map((bill, at) => [bill, (totals?.[at] ?? longest) / longest]));
  return contenders.map(({ badge }, at) => {
    const bill = bills[at];
    if (!bill) return { badge, known: undefined };
    const { plan, cost } = bill;
    const length = totals ? (lengths.get(bill) ?? 1) : 1;
    const amounts = billParts(plan, cost);
    const [first, later] = amounts.map(({ amount }) => chargeText(amount, plan, site));
    return {
      badge,
      known: {
        term: planTerm(plan, site),
        total: formatMoneySpan(bill.total, plan.currency, locale),
        mark: cellView(badge.id, 'prices', site).mark,
        parts: amounts.map(({ kind, amount }) => ({ kind, share: (amount / cost.total) * length })),
        charges: t('comparison.cost.charges', {
          first: first ?? '',
          later: later ?? '',
          more: later === undefined ? 'no' : 'yes',
        }),
      },
    };
  });
}

/** The bills of two providers as bars. */
export function Bills({ bills }: { readonly bills: readonly Bill[] }) {
  const t = useTranslations('comparison.cost');
  return (
    <SideHead id="cost" heading={t('bill')} isWide>
      <ul className="mini-bills">
        {bills.map(({ badge, known }) => (
          <li key={badge.id}>
            <ProviderMark mark={badge.mark} size={28} />
            {known ? (
              <>
                <span>
                  {badge.name}, {known.term}
                </span>
                <b>
                  <CitedText text={known.total} mark={known.mark} />
                </b>
                <BillBar parts={known.parts} />
                <small>{known.charges}</small>
              </>
            ) : (
              <span>{t('missing', { provider: badge.name })}</span>
            )}
          </li>
        ))}
      </ul>
    </SideHead>
  );
}
