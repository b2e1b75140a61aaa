import { Text } from '@vpn-site/core/i18n/text.tsx';
import type { RichText } from '@vpn-site/core/locale/words.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import type { BillLine } from './bill.ts';
import type { PriceCreditView } from './price-history.ts';

interface BillProps {
  readonly lines: readonly BillLine[];
  /** The total. If undefined, the renewal price is not published, and the text below says so. */
  readonly total: BillLine | undefined;
  readonly notes: RichText;
}

/** Charges with their dates. Dots lead to the amounts. */
export function Bill({ lines, total, notes: plan }: BillProps) {
  return (
    <div>
      <DottedLines lines={lines.map(billLine)} total={total && billLine(total)} />
      <p className="bill-plan">
        <Text words={plan} />
      </p>
    </div>
  );
}

/** Converts a line of a bill to the props of `DottedLines`, with its source mark. */
export function billLine({ label, detail, amount, mark }: BillLine) {
  return { id: label, label, detail, value: <CitedText text={amount} mark={mark} /> };
}

interface PriceCreditProps extends PriceCreditView {
  /**
   * Whether to use the short variant for paragraphs, with source and license only. The full variant, under a price history,
   * also states the changes that we made.
   */
  readonly isShort?: boolean;
}

/** Attribution of the prices: source, date, license and changes made. */
export function PriceCredit({ title, href, language, date, licence, isShort = false }: PriceCreditProps) {
  const t = useTranslations('priceHistory');
  const terms = licence.name;
  // The short variant names the source in the page's language; the full one gives its original title, which may be in
  // another language.
  const source = linkTo(href, 'noopener noreferrer', isShort ? undefined : language);
  const links = { source, licence: linkTo(licence.href, 'license noopener noreferrer') };
  if (isShort) return t.rich('overview.credit', { terms, ...links });
  return <p className="review-credit">{t.rich('credit', { title, date, terms, ...links })}</p>;
}

/** Returns a function that links a text; without an address, it returns the text. */
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
