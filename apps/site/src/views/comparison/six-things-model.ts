import type { Thing, ThingFinding, ThingVerdict } from '@vpn-site/core/comparison/findings/six-things.ts';
import type { StandingFinding } from '@vpn-site/core/comparison/findings/standing-finding.ts';
import { type Face, faceOf } from '#evidence/mark/face.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { ThingAnswer, ThingAnswers } from './thing-answer.ts';
import { appsAnswers, devicesAnswers, priceAnswers, privacyAnswers } from './thing-facts.ts';
import { speedAnswers, streamingAnswers } from './thing-tests.ts';

export interface ThingCell extends ThingAnswer {
  readonly provider: string;
  readonly isBest: boolean;
}

export interface ThingRow {
  readonly id: Thing;
  readonly label: string;
  readonly about: string;
  /** The reason why no provider is marked as best, if none is. */
  readonly verdict: string | undefined;
  readonly cells: readonly ThingCell[];
}

export interface SixThingsModel {
  readonly faces: readonly Face[];
  readonly rows: readonly ThingRow[];
  /** The number of rows each provider wins; only for two. */
  readonly summary: string | undefined;
}

type Answering = (ids: readonly string[], site: SiteContext, verdict: ThingVerdict) => ThingAnswers;

const answersTo: Readonly<Record<Thing, Answering>> = {
  price: priceAnswers,
  privacy: privacyAnswers,
  streaming: streamingAnswers,
  speed: speedAnswers,
  devices: devicesAnswers,
  apps: appsAnswers,
};

/** Returns the six topics that most people decide by, for two to four providers. */
export function sixThingsModel(
  ids: readonly string[],
  things: readonly ThingFinding[],
  site: SiteContext,
  /** Which of two providers scores higher. */
  standing?: StandingFinding,
): SixThingsModel {
  const faces = ids.map((id) => faceOf(id, site));
  return {
    faces,
    rows: things.map(({ thing, verdict }) => {
      const { about, answers } = answersTo[thing](ids, site, verdict);
      return {
        id: thing,
        label: site.t(`comparison.six.${thing}`),
        about,
        verdict: verdict.kind === 'wins' ? undefined : site.t(`comparison.six.${verdict.kind}`),
        cells: answers.map((answer, at) => ({
          ...answer,
          provider: faces[at]?.name ?? '',
          isBest: verdict.kind === 'wins' && verdict.at.includes(at),
        })),
      };
    }),
    summary: summaryOf(
      faces,
      things.map(({ verdict }) => verdict),
      standing,
      site,
    ),
  };
}

/**
 * Returns a summary such as "NordVPN takes 3, Surfshark 2. Too close to call: 1." Left out for more than two, because
 * several may share a win and no sum would be right. Also left out if it contradicts the score, because the six rows count
 * equally here and differently in a score.
 */
function summaryOf(
  faces: readonly Face[],
  verdicts: readonly ThingVerdict[],
  standing: StandingFinding | undefined,
  { t }: SiteContext,
): string | undefined {
  if (faces.length > 2) return undefined;
  const taken = faces
    .map(({ name }, at) => ({
      at,
      name,
      count: verdicts.filter((verdict) => verdict.kind === 'wins' && verdict.at.includes(at)).length,
    }))
    .toSorted((a, b) => b.count - a.count);
  const [most, fewest] = taken;
  const isOpposed =
    standing?.kind === 'leads' && standing.leader !== most?.at && most?.count !== fewest?.count;
  if (isOpposed) return undefined;
  const open = verdicts.filter(({ kind }) => kind !== 'wins').length;
  return [
    ...taken
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => t('comparison.six.takes', { name, count })),
    ...(open > 0 ? [t('comparison.six.undecided', { count: open })] : []),
  ].join(' ');
}
