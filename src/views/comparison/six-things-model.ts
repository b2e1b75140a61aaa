import {
  criterionRuledBy,
  type Thing,
  type ThingFinding,
  type ThingVerdict,
} from '#domain/comparison/findings/six-things.ts';
import { type Face, faceOf } from '#evidence/mark/face.ts';
import { capitalized } from '#i18n/formats.ts';
import { outcomeOf } from '#score/outcome.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { ThingAnswer, ThingAnswers } from './thing-answer.ts';
import { appsAnswers, devicesAnswers, priceAnswers } from './thing-facts.ts';
import { speedAnswers, streamingAnswers } from './thing-tests.ts';

export interface ThingCell extends ThingAnswer {
  readonly provider: string;
  readonly isBest: boolean;
}

export interface ThingRow {
  readonly id: Thing;
  readonly label: string;
  readonly about: string;
  /** Why nobody is marked, where nobody is. */
  readonly verdict: string | undefined;
  readonly cells: readonly ThingCell[];
}

export interface SixThingsModel {
  readonly faces: readonly Face[];
  readonly rows: readonly ThingRow[];
  /** Who takes how many, of two. */
  readonly summary: string | undefined;
}

const answersTo: Readonly<Record<Thing, (ids: readonly string[], site: SiteContext) => ThingAnswers>> = {
  price: priceAnswers,
  privacy: privacyAnswers,
  streaming: streamingAnswers,
  speed: speedAnswers,
  devices: devicesAnswers,
  apps: appsAnswers,
};

/** The six things that most people decide by, of two to four providers. */
export function sixThingsModel(
  ids: readonly string[],
  things: readonly ThingFinding[],
  site: SiteContext,
): SixThingsModel {
  const faces = ids.map((id) => faceOf(id, site));
  return {
    faces,
    rows: things.map(({ thing, verdict }) => {
      const { about, answers } = answersTo[thing](ids, site);
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
      site,
    ),
  };
}

/** "NordVPN takes 3, Surfshark 2. Too close to call: 1." Of more than two, several may share a win, and no sum is right. */
function summaryOf(
  faces: readonly Face[],
  verdicts: readonly ThingVerdict[],
  { t }: SiteContext,
): string | undefined {
  if (faces.length > 2) return undefined;
  const taken = faces
    .map(({ name }, at) => ({
      name,
      count: verdicts.filter((verdict) => verdict.kind === 'wins' && verdict.at.includes(at)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const open = verdicts.filter(({ kind }) => kind !== 'wins').length;
  return [
    ...taken.map(({ name, count }) => t('comparison.six.takes', { name, count })),
    ...(open > 0 ? [t('comparison.six.undecided', { count: open })] : []),
  ].join(' ');
}

function privacyAnswers(ids: readonly string[], site: SiteContext): ThingAnswers {
  const criterion = criterionRuledBy('promise-times-proof', site);
  return {
    about: site.t('comparison.six.privacyAbout'),
    answers: ids.map((id) => {
      if (!criterion) return { text: site.t('comparison.six.unknown'), mark: undefined, isKnown: false };
      const { words, mark, tone } = outcomeOf(id, criterion.id, 'overall', site);
      return { text: capitalized(words, site.locale), mark, isKnown: tone !== 'unknown' };
    }),
  };
}
