import type { SiteContext } from '#site/site-context.ts';
import { codeWords, earningsWords } from './earnings-words.ts';

export interface HowWeEarnModel {
  readonly who: string;
  /** Who gave us a code; undefined where nobody has. */
  readonly codes: string | undefined;
}

export function selectHowWeEarn(site: SiteContext): HowWeEarnModel {
  return { who: earningsWords(site), codes: codeWords(site) };
}
