import { bold } from '@vpn-site/core/i18n/rich-text.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import { RenderedTile } from '#ui/primitives/tile/rendered-tile.tsx';
import { billLine } from './price.tsx';
import type { CouponWords, MonthWords, ReceiptLine, ReceiptPaper } from './receipt-words.ts';

interface ReceiptProps extends ReceiptPaper {
  /** The element of the name: a heading if the receipt is a section of its page, `p` if it is an illustration. */
  readonly as?: 'p' | 'h2' | 'h3';
  /** More content below the total. */
  readonly children?: ReactNode;
}

/** A receipt: provider, dated charges, total, and the advertised price. */
export function Receipt({
  name,
  tile,
  plan,
  lines,
  total,
  perMonth,
  coupon,
  basis,
  converted,
  as: Name = 'p',
  children,
}: ReceiptProps) {
  return (
    <Paper>
      <div className="receipt-head">
        <RenderedTile {...tile} size={40} />
        <Name className="receipt-name">
          {name} <small className="subline">{plan}</small>
        </Name>
      </div>
      <ReceiptLines lines={lines} total={total} />
      {perMonth && <ReceiptMonth {...perMonth} />}
      {coupon && <ReceiptCoupon {...coupon} />}
      <p className="bill-plan">
        {basis} {converted}
      </p>
      {children}
    </Paper>
  );
}

export function Paper({ children }: { readonly children: ReactNode }) {
  return (
    <div className="receipt-paper">
      <div className="receipt-slip">{children}</div>
    </div>
  );
}

export function ReceiptLines({ lines, total }: Pick<ReceiptPaper, 'lines'> & Partial<ReceiptPaper>) {
  return <DottedLines lines={lines.map(chargeLine)} total={total && billLine(total)} />;
}

function chargeLine({ label, amount, mark, isHigher }: ReceiptLine) {
  const value = <CitedText text={amount} mark={mark} />;
  return { id: label, label, value: isHigher ? <span className="receipt-higher">{value}</span> : value };
}

const struck = (chunks: ReactNode) => <s>{chunks}</s>;

/** A sentence such as "Advertised at $3.49 a month. Over 3 years, it averages $6.48." */
function ReceiptMonth({ kind, ...words }: MonthWords) {
  const t = useTranslations('receipt.perMonth');
  return <p className="receipt-month">{t.rich(kind, { ...words, s: struck })}</p>;
}

/**
 * A sentence such as "With code SAVE until November 30, 2026: $40.00 at first, $112.00 over 3 years. The renewal price
 * stays the same."
 */
export function ReceiptCoupon(words: CouponWords) {
  const t = useTranslations('receipt');
  return <p className="bill-plan">{t.rich('coupon', { ...words, b: bold })}</p>;
}
