import type { PlaybackState, ServiceTests } from '@vpn-site/core/streaming/playback-tests.ts';
import type { FactContext, Language } from '#site/site-context.ts';
import { type ServiceFace, serviceFace, testedServices, testsOf } from './services.ts';

/** What a service did with a provider, ready to be drawn: never a colour without a sign and a word. */
export interface Playback {
  /** What it means for somebody who wants to watch. */
  readonly tone: 'good' | 'partly' | 'bad' | 'unknown';
  readonly sign: 'yes' | 'partial' | 'no' | 'unknown';
  readonly word: string;
  /** "5 of 5", where more than one country was tried. */
  readonly count: string | undefined;
  /** What stands for word and count where there is hardly any room: "5/5", "Yes". */
  readonly short: string;
}

const drawn: Readonly<Record<PlaybackState, Pick<Playback, 'tone' | 'sign'>>> = {
  opens: { tone: 'good', sign: 'yes' },
  mixed: { tone: 'partly', sign: 'partial' },
  blocked: { tone: 'bad', sign: 'no' },
  untested: { tone: 'unknown', sign: 'unknown' },
};

export function playbackOf(
  { state, opened, tried }: Pick<ServiceTests, 'state' | 'opened' | 'tried'>,
  { t }: Pick<Language, 't'>,
): Playback {
  const counted = { opened, tried: tried.length };
  return {
    ...drawn[state],
    word: t(`streaming.state.${state}`),
    count: tried.length > 1 ? t('streaming.count', counted) : undefined,
    short: tried.length > 1 ? t('streaming.shortCount', counted) : t(`streaming.short.${state}`),
  };
}

/** As if nobody had tried it. */
export const untested = { state: 'untested', opened: 0, tried: [] } as const;

interface MiniCell extends Playback {
  readonly service: ServiceFace;
}

/** What a provider opens, in one line of cells. */
export interface MiniGridView {
  /** A cell for every service that anybody tested. */
  readonly cells: readonly MiniCell[];
  /** Whether anybody tested any of them with this provider lately. */
  readonly isTested: boolean;
}

export function selectMiniGrid(providerId: string, site: FactContext): MiniGridView {
  const cells = testedServices(site).map((service) => ({
    service: serviceFace(service, site),
    ...playbackOf(testsOf(providerId, service, site) ?? untested, site),
  }));
  return { cells, isTested: cells.some(({ tone }) => tone !== 'unknown') };
}
