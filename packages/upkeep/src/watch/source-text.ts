import { readableCsvRows } from '@vpn-site/core/csv/csv-rows.ts';
import { ComparableText, matchQuote, type QuoteMatch } from '@vpn-site/core/quote/quote-match.ts';
import { matchTableQuote } from '#rules/table-quote.ts';
import { nearestWords } from './nearest-words.ts';

/** A text read at a path, in which quotes are looked for. */
export class SourceText {
  readonly text: string;
  readonly #path: string;
  readonly #comparable: ComparableText;
  #rows: string[][] | undefined;

  constructor(text: string, path: string) {
    this.text = text;
    this.#path = path;
    // JSON escapes quotation marks with a backslash.
    this.#comparable = new ComparableText(path.endsWith('.json') ? text.replaceAll('\\"', '"') : text);
  }

  /** Looks for a quote: in a table by row and column, elsewhere by its words. */
  lookFor(quote: string): QuoteMatch {
    const own = this.#withoutFileName(quote);
    if (this.#path.endsWith('.csv')) {
      this.#rows ??= readableCsvRows(this.text);
      const match = matchTableQuote(this.#rows, own);
      if (match) return match;
    }
    return matchQuote(this.#comparable, own, nearestWords);
  }

  /** Removes the file name that a quote may begin with. */
  #withoutFileName(quote: string): string {
    const names = [this.#path, this.#path.slice(this.#path.lastIndexOf('/') + 1)];
    const name = names.find((start) => start !== '' && quote.startsWith(`${start}: `));
    return name === undefined ? quote : quote.slice(name.length + 2);
  }
}

/** The outcome for all quotes of a cell at a source: the worst of them. */
export type WordsFound = QuoteMatch & { readonly was?: string };

/** Looks for all quotes; each may be in any of the texts of a page. */
export function lookForAll(texts: readonly SourceText[], quotes: readonly string[]): WordsFound {
  const found = quotes.map((quote): WordsFound => ({ ...bestOf(texts, quote), was: quote }));
  return (
    found.find(({ outcome }) => outcome === 'gone') ??
    found.find(({ outcome }) => outcome === 'reworded') ?? { outcome: 'same' }
  );
}

function bestOf(texts: readonly SourceText[], quote: string): QuoteMatch {
  let best: QuoteMatch = { outcome: 'gone' };
  for (const text of texts) {
    const match = text.lookFor(quote);
    if (match.outcome === 'same') return match;
    if (best.outcome === 'gone') best = match;
  }
  return best;
}
