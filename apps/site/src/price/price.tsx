import { Said } from '@vpn-site/core/i18n/said.tsx';
import type { Told } from '@vpn-site/core/locale/words.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import type { BillLine } from './bill.ts';
import type { PriceCreditView } from './price-history.ts';

interface BillProps {
  readonly lines: readonly BillLine[];
  /** There is none where a renewal price is not published; the words under the bill then say so. */
  readonly total: BillLine | undefined;
  /** What to know under it. */
  readonly plan: Told;
}

/** What is charged and when, with dots that lead to the amount. */
export function Bill({ lines, total, plan }: BillProps) {
  return (
    <div>
      <DottedLines lines={lines.map(billLine)} total={total && billLine(total)} />
      <p className="bill-plan">
        <Said words={plan} />
      </p>
    </div>
  );
}

/** A line of a bill as dotted lines draw it, with the mark of its source. */
export function billLine({ label, detail, amount, mark }: BillLine) {
  return { id: label, label, detail, value: <CitedText text={amount} mark={mark} /> };
}

interface PriceCreditProps extends PriceCreditView {
  /** Inside of a paragraph: who and under which terms; what was changed stands with the whole history. */
  readonly isShort?: boolean;
}

/** Who gathered the prices, when, under which terms, and what was changed. */
export function PriceCredit({ title, href, language, date, licence, isShort = false }: PriceCreditProps) {
  const t = useTranslations('priceHistory');
  const terms = licence.name;
  // The short form names the source in the page's own words, the long one by its title.
  const source = linkTo(href, 'noopener noreferrer', isShort ? undefined : language);
  const links = { source, licence: linkTo(licence.href, 'license noopener noreferrer') };
  if (isShort) return t.rich('overview.credit', { terms, ...links });
  return <p className="review-credit">{t.rich('credit', { title, date, terms, ...links })}</p>;
}

/** Without an address, words stay words. */
function linkTo(href: string | undefined, rel: string, language?: string) {
  return (words: ReactNode) =>
    href === undefined ? (
      words
    ) : (
      <a href={href} lang={language} rel={rel} className="review-source">
        {words}
      </a>
    );
}
