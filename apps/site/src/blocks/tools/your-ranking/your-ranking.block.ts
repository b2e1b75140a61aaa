import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import {
  choiceNames,
  parseRankingChoice,
  type RankingChoice,
} from '@vpn-site/core/your-ranking/ranking-choice.ts';
import { choiceOptions } from '@vpn-site/core/your-ranking/ranking-data.ts';
import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type RankingFile, rankingFile, rankingFilePath } from './ranking-file.ts';

export const yourRankingBlock = block({
  name: 'your-ranking',
  summary:
    'The tool with which readers weigh the six groups themselves, insist on what they must have, and see who comes first and why.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectYourRanking(allPurpose, yourRankingPath(site), site),
  examples: [{ name: 'As it stands on its page', source: '{% your-ranking /%}' }],
});

function yourRankingPath(site: Parameters<typeof selectYourRanking>[2]): string {
  return site.document('pages/your-ranking')?.path ?? '';
}

export interface YourRankingModel {
  readonly setting: RankingSetting;
  readonly file: RankingFile;
  readonly filePath: string;
  /** The query parameters of this tool. */
  readonly names: readonly string[];
}

/** The page of the tool and its initial state. */
export interface RankingSetting {
  /** The path of the page that contains the tool, for the link that readers can copy. */
  readonly pagePath: string;
  /** The path of the page that handles the form without scripts. */
  readonly toolPath: string;
  /** The profile that is used if the address names none. */
  readonly profile: string;
  readonly choice: RankingChoice;
}

export function selectYourRanking(profile: string, here: string, site: SiteContext): YourRankingModel {
  const file = rankingFile(site);
  const options = choiceOptions(file.data);
  return {
    setting: {
      pagePath: here,
      toolPath: site.document('pages/your-ranking')?.path ?? here,
      profile,
      choice: parseRankingChoice(site.query, options, profile),
    },
    file,
    filePath: rankingFilePath(site.locale),
    names: choiceNames(options),
  };
}
