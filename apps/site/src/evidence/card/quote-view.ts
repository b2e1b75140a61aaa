import { usualSourceLanguage } from '@vpn-site/core/provider/provider.ts';
import { hasWords, type Quoted, quotesFrom } from '@vpn-site/core/provider/quote.ts';
import type { Language } from '#site/site-context.ts';

/** The words of a source, or why there are none to show. */
export type QuoteView = { readonly text: string; readonly where?: WhereView } | { readonly missing: string };

/** Where in the source the words stand. */
interface WhereView {
  readonly text: string;
  /** Where an editor wrote it and not we, in the reader's own language. */
  readonly language?: string;
}

export function quoteViews(said: Quoted, source: string, { t }: Language): QuoteView[] {
  return quotesFrom(said, source).map((quote) => {
    if (!hasWords(quote)) return { missing: t(`evidence.missing.${quote.missing}`) };
    const { text, where } = quote;
    return where === undefined ? { text } : { text, where: whereView(where, t) };
  });
}

const places = /^(?<unit>line|page) (?<number>\d+)$/;

/** Lines and pages are said in every language; anything else stands as it was written. */
function whereView(where: string, t: Language['t']): WhereView {
  const { unit, number } = places.exec(where)?.groups ?? {};
  return unit === undefined || number === undefined
    ? { text: where, language: usualSourceLanguage }
    : { text: t(`evidence.places.${unit as 'line' | 'page'}`, { number }) };
}
