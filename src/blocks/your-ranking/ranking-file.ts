import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { type RankingData, rankingData } from '#domain/your-ranking/ranking-data.ts';
import type { BlockContext } from '../block-context.ts';
import { type RankingTexts, rankingTexts } from './ranking-texts.ts';

/** What the build writes once per language, for every page on which readers may weigh for themselves. */
export interface RankingFile {
  readonly data: RankingData;
  readonly texts: RankingTexts;
}

/** By the facts of a language: every address that is asked has a context of its own, and the facts stay the same. */
const files = new WeakMap<BlockContext['providers'], RankingFile>();

export function rankingFile(context: BlockContext): RankingFile {
  const known = files.get(context.providers) ?? makeFile(context);
  files.set(context.providers, known);
  return known;
}

function makeFile(context: BlockContext): RankingFile {
  const data = rankingData([...context.providers.values()], context.methodology, context.asOf);
  return { data, texts: rankingTexts(data, context) };
}

export function rankingFilePath(locale: LocaleCode): string {
  return `/_ranking/${locale}.json`;
}
