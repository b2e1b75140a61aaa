import { firstPlaces } from '#domain/scoring/score-profile.ts';
import { type Face, faceOf } from '#evidence/mark/face.ts';
import { type ScoreView, scoreView } from '#score/score.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';

export const allRankingsBlock = block({
  name: 'all-rankings',
  summary: 'Every ranking with what it is for and who is first in it: score, confidence, review.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectAllRankings(site),
  examples: [{ name: 'All rankings', source: '{% all-rankings /%}' }],
});

interface FirstPlace extends Pick<ScoreView, 'valueText' | 'confidence'> {
  readonly face: Face;
  readonly reviewPath: string | undefined;
}

export interface AllRankingsModel {
  readonly rankings: readonly {
    readonly profile: string;
    readonly label: string;
    readonly description: string;
    /** A profile may have no page of its own. */
    readonly path: string | undefined;
    /** All who share the first place; nobody where nobody is ranked. */
    readonly first: readonly FirstPlace[];
  }[];
}

export function selectAllRankings(site: SiteContext): AllRankingsModel {
  const { methodology, locale, ranking, roundupPath, reviewPath } = site;
  return {
    rankings: methodology.profiles.map(({ id, label, description }) => ({
      profile: id,
      label: label[locale],
      description: description[locale],
      path: roundupPath(id),
      first: firstPlaces(ranking(id)).map((provider) => {
        const { valueText, confidence } = scoreView(provider, id, site);
        return { face: faceOf(provider, site), reviewPath: reviewPath(provider), valueText, confidence };
      }),
    })),
  };
}
