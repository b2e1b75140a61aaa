import type { BlockContext } from '../block-context.ts';
import { codeWords, earningsWords } from './earnings-words.ts';

export interface HowWeEarnModel {
  readonly who: string;
  /** Who gave us a code; undefined where nobody has. */
  readonly codes: string | undefined;
}

export function selectHowWeEarn(context: BlockContext): HowWeEarnModel {
  return { who: earningsWords(context), codes: codeWords(context) };
}
