import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { memoizePer } from '#domain/memo/memoize.ts';
import { type RankingData, rankingData } from '#domain/your-ranking/ranking-data.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type RankingTexts, rankingTexts } from './ranking-texts.ts';

/** What the build writes once per language, for every page on which readers may weigh for themselves. */
export interface RankingFile {
  readonly data: RankingData;
  readonly texts: RankingTexts;
}

/** Remembered by the facts of a language: every query has a context of its own, but the facts stay the same. */
export const rankingFile = memoizePer(
  ({ providers }) => providers,
  (site: SiteContext): RankingFile => {
    const data = rankingData([...site.providers.values()], site.methodology, site.asOf);
    return { data, texts: rankingTexts(data, site) };
  },
);

export function rankingFilePath(locale: LocaleCode): string {
  return `/_ranking/${locale}.json`;
}
