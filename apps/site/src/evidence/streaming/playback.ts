import type { PlaybackState, ServiceTests } from '@vpn-site/core/streaming/playback-tests.ts';
import type { FactContext, Language } from '#site/site-context.ts';
import { type ServiceBadge, serviceBadge, testedServices, testsOf } from './services.ts';

/** The result of a streaming service with a provider, ready to render. Its color is never shown without icon and word. */
export interface Playback {
  /** Whether the result is good or bad for someone who wants to watch. */
  readonly tone: 'good' | 'partly' | 'bad' | 'unknown';
  readonly sign: 'yes' | 'partial' | 'no' | 'unknown';
  readonly word: string;
  /** Text such as "5 of 5"; undefined if only one country was tested. */
  readonly count: string | undefined;
  /** A text such as "5/5" or "Yes", which replaces word and count in very narrow cells. */
  readonly short: string;
}

const toneAndSign: Readonly<Record<PlaybackState, Pick<Playback, 'tone' | 'sign'>>> = {
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
    ...toneAndSign[state],
    word: t(`streaming.state.${state}`),
    count: tried.length > 1 ? t('streaming.count', counted) : undefined,
    short: tried.length > 1 ? t('streaming.shortCount', counted) : t(`streaming.short.${state}`),
  };
}

/** The result for a service that was not tested. */
export const untested = { state: 'untested', opened: 0, tried: [] } as const;

interface MiniCell extends Playback {
  readonly service: ServiceBadge;
}

/** The services that a provider unblocks, as one row of cells. */
export interface MiniGridView {
  /** One cell per service that was tested with any provider. */
  readonly cells: readonly MiniCell[];
  /** Whether any of the services was recently tested with this provider. */
  readonly isTested: boolean;
}

export function selectMiniGrid(providerId: string, site: FactContext): MiniGridView {
  const cells = testedServices(site).map((service) => ({
    service: serviceBadge(service, site),
    ...playbackOf(testsOf(providerId, service, site) ?? untested, site),
  }));
  return { cells, isTested: cells.some(({ tone }) => tone !== 'unknown') };
}
