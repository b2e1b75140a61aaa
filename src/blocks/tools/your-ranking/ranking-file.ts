import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { type RankingData, rankingData } from '#domain/your-ranking/ranking-data.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type RankingTexts, rankingTexts } from './ranking-texts.ts';

/** What the build writes once per language, for every page on which readers may weigh for themselves. */
export interface RankingFile {
  readonly data: RankingData;
  readonly texts: RankingTexts;
}

/** By the facts of a language: every address that is asked has a context of its own, and the facts stay the same. */
const files = new WeakMap<SiteContext['providers'], RankingFile>();

export function rankingFile(site: SiteContext): RankingFile {
  const known = files.get(site.providers) ?? makeFile(site);
  files.set(site.providers, known);
  return known;
}

function makeFile(site: SiteContext): RankingFile {
  const data = rankingData([...site.providers.values()], site.methodology, site.asOf);
  return { data, texts: rankingTexts(data, site) };
}

export function rankingFilePath(locale: LocaleCode): string {
  return `/_ranking/${locale}.json`;
}
