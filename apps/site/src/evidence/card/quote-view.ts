import { usualSourceLanguage } from '@vpn-site/core/provider/provider.ts';
import { hasWords, type Quoted, quotesFrom } from '@vpn-site/core/provider/quote.ts';
import type { Language } from '#site/site-context.ts';

/** A quote from a source, or the reason why there is none. */
export type QuoteView = { readonly text: string; readonly where?: WhereView } | { readonly missing: string };

/** The position of a quote in its source. */
interface WhereView {
  readonly text: string;
  /** The language of the position, if an editor wrote it as free text. Other positions are translated. */
  readonly language?: string;
}

export function quoteViews(quoted: Quoted, source: string, { t }: Language): QuoteView[] {
  return quotesFrom(quoted, source).map((quote) => {
    if (!hasWords(quote)) return { missing: t(`evidence.missing.${quote.missing}`) };
    const { text, where } = quote;
    return where === undefined ? { text } : { text, where: whereView(where, t) };
  });
}

const positionPattern = /^(?<unit>line|page) (?<number>\d+)$/;

/** Translates line and page numbers; any other position is shown as written. */
function whereView(where: string, t: Language['t']): WhereView {
  const { unit, number } = positionPattern.exec(where)?.groups ?? {};
  return unit === undefined || number === undefined
    ? { text: where, language: usualSourceLanguage }
    : { text: t(`evidence.places.${unit as 'line' | 'page'}`, { number }) };
}
