import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import {
  choiceNames,
  emptyChoice,
  formatRankingChoice,
  parseRankingChoice,
  type RankingChoice,
  rankingResultId,
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

export interface MustHaveLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

/**
 * Returns links to the list of a profile without the providers that miss a must-have. Must-haves that all providers miss are
 * left out.
 */
export function mustHaveLinks(profile: string, site: SiteContext): MustHaveLink[] {
  const tool = site.document('pages/your-ranking')?.path;
  if (tool === undefined) return [];
  const { data, texts } = rankingFile(site);
  return texts.needs
    .filter(({ id }) => data.providers.some(({ needs }) => needs[id] === 'yes'))
    .map(({ id, label }) => {
      const query = formatRankingChoice({ ...emptyChoice(profile), needs: [id] }, allPurpose);
      return { id, label, href: `${tool}${query}#${rankingResultId}` };
    });
}
