import type { UpkeepFolder } from '../upkeep-folder.ts';
import type { PageBrowser } from './page-browser.ts';
import { htmlText, type PageText, pageText } from './page-text.ts';
import type { PoliteWeb, WebAnswer } from './polite-web.ts';
import { lookForAll, SourceText } from './source-text.ts';
import type { WatchMemory } from './watch-memory.ts';

/** The result of reading an address, before any words are looked for. */
export type PageRead =
  | Exclude<WebAnswer, { readonly kind: 'page' | 'unchanged' }>
  | {
      readonly kind: 'text';
      /** The article first, then the whole text. */
      readonly texts: readonly SourceText[];
      /** Another address on the same host to which the page moved permanently. */
      readonly to?: string | undefined;
      /** The reason why missing words may still be on the page. */
      readonly doubt?: string | undefined;
    };

/** Characters below which a page shows nothing until its scripts have run. */
const minTextLength = 500;
/** Number of scripts from which missing words may be rendered by one of them. */
const manyScripts = 5;

export interface PageReader {
  readonly web: PoliteWeb;
  readonly browser: PageBrowser;
  readonly memory: WatchMemory;
  readonly folder: UpkeepFolder;
}

/** Reads a page, in a browser if the wanted words may only appear after its scripts have run. */
export async function readPage(
  address: string,
  wanted: readonly string[],
  { web, browser, memory, folder }: PageReader,
): Promise<PageRead> {
  const { pathname } = new URL(address);
  const sourceTexts = (texts: readonly string[]) => texts.map((text) => new SourceText(text, pathname));
  const known = memory.page(address);
  const knownTexts = sourceTexts(known?.captures.flatMap((name) => folder.capture(name) ?? []) ?? []);
  // "Not modified" is only useful if nothing was missing last time.
  const isEnough = knownTexts.length > 0 && lookForAll(knownTexts, wanted).outcome === 'same';
  const answer = await web.read(address, isEnough ? known : {});
  if (answer.kind === 'unchanged') return { kind: 'text', texts: knownTexts };
  if (answer.kind !== 'page') return answer;
  const page = pageText(answer.body, answer.contentType);
  if (!page) return { kind: 'blocked', reason: `the tool cannot read ${answer.contentType}` };
  const texts = sourceTexts(textsOf(page));
  const { to } = answer;
  if (answer.isCut) return { kind: 'text', to, texts, doubt: 'the page is too large to read completely' };
  if (!isRenderedByScripts(page, texts, wanted)) {
    const { etag, lastModified } = answer;
    const captures = texts.map(({ text }) => folder.saveCapture(text));
    // The page is not saved if it has moved, because a later "not modified" response would not say where it is now.
    memory.savePage(address, to === undefined ? { etag, lastModified, captures } : undefined);
    return { kind: 'text', to, texts };
  }
  // An unchanged shell of a page says nothing about what scripts render into it.
  memory.savePage(address, undefined);
  try {
    const html = htmlText(await browser.read(address));
    return { kind: 'text', to, texts: [...sourceTexts(textsOf(html)), ...texts] };
  } catch (error) {
    return {
      kind: 'text',
      to,
      texts,
      doubt: error instanceof Error ? firstLine(error.message) : String(error),
    };
  }
}

function isRenderedByScripts(
  { whole, scripts }: PageText,
  texts: readonly SourceText[],
  wanted: readonly string[],
): boolean {
  if (scripts === 0 || (whole.length >= minTextLength && scripts < manyScripts)) return false;
  return wanted.some((quote) => lookForAll(texts, [quote]).outcome === 'gone');
}

function textsOf({ text, whole }: PageText): string[] {
  return text === whole ? [text] : [text, whole];
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
