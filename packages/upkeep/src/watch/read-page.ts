import type { UpkeepFolder } from '../upkeep-folder.ts';
import type { PageBrowser } from './drawn-page.ts';
import { htmlText, type PageText, pageText } from './page-text.ts';
import type { PoliteWeb, WebAnswer } from './polite-web.ts';
import { lookForAll, SourceText } from './source-text.ts';
import type { WatchMemory } from './watch-memory.ts';

/** What was read at an address, before anybody's words are looked for. */
export type PageRead =
  | Exclude<WebAnswer, { readonly kind: 'page' | 'unchanged' }>
  | {
      readonly kind: 'text';
      /** The article first, then all there is. */
      readonly texts: readonly SourceText[];
      /** Another address of the same host, to which the page moved for good. */
      readonly to?: string | undefined;
      /** Why words that are not in it may still stand in the page. */
      readonly doubt?: string | undefined;
    };

/** A page with less text than this shows nothing before its scripts have run. */
const littleText = 500;
/** With so many scripts, words that are not there may be drawn by one of them. */
const manyScripts = 5;

export interface PageReader {
  readonly web: PoliteWeb;
  readonly drawn: PageBrowser;
  readonly memory: WatchMemory;
  readonly folder: UpkeepFolder;
}

/** Reads a page, in a browser if the words that are wanted of it are not to be seen without its scripts. */
export async function readPage(
  address: string,
  wanted: readonly string[],
  { web, drawn, memory, folder }: PageReader,
): Promise<PageRead> {
  const { pathname } = new URL(address);
  const sourceTexts = (texts: readonly string[]) => texts.map((text) => new SourceText(text, pathname));
  const known = memory.page(address);
  const knownTexts = sourceTexts(known?.captures.flatMap((name) => folder.capture(name) ?? []) ?? []);
  // "Not modified" is an answer only where nothing was missed the last time.
  const isEnough = knownTexts.length > 0 && lookForAll(knownTexts, wanted).outcome === 'same';
  const answer = await web.read(address, isEnough ? known : {});
  if (answer.kind === 'unchanged') return { kind: 'text', texts: knownTexts };
  if (answer.kind !== 'page') return answer;
  const page = pageText(answer.body, answer.contentType);
  if (!page) return { kind: 'blocked', reason: `${answer.contentType} cannot be read by this machine` };
  const texts = sourceTexts(textsOf(page));
  const { to } = answer;
  if (answer.isCut) return { kind: 'text', to, texts, doubt: 'the page is too large to be read to its end' };
  if (!isDrawnByScripts(page, texts, wanted)) {
    const { etag, lastModified } = answer;
    const captures = texts.map(({ text }) => folder.keepCapture(text));
    // "Not modified" would not tell where a page is that moved.
    memory.keepPage(address, to === undefined ? { etag, lastModified, captures } : undefined);
    return { kind: 'text', to, texts };
  }
  // That the frame of a page is as it was says nothing about what scripts draw into it.
  memory.keepPage(address, undefined);
  try {
    const html = htmlText(await drawn.read(address));
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

function isDrawnByScripts(
  { whole, scripts }: PageText,
  texts: readonly SourceText[],
  wanted: readonly string[],
): boolean {
  if (scripts === 0 || (whole.length >= littleText && scripts < manyScripts)) return false;
  return wanted.some((quote) => lookForAll(texts, [quote]).outcome === 'gone');
}

function textsOf({ text, whole }: PageText): string[] {
  return text === whole ? [text] : [text, whole];
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
