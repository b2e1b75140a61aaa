import { parseExposition, type Sample } from './exposition.ts';

/** One target of Prometheus at one time. */
export interface Target {
  readonly job: string;
  readonly instance: string;
  /** The response; undefined if the target did not respond. */
  readonly exposition: string | undefined;
  /** The target's clock, in seconds since 1970. */
  readonly clock: number;
}

export interface Scrape {
  /** The time of the scrape, in seconds. */
  readonly at: number;
  readonly targets: readonly Target[];
}

export interface TargetSample extends Sample {
  readonly clock: number;
}

/**
 * Returns the samples of a scrape by series, as Prometheus stores them: with job and instance, and `up` for each target.
 */
export function samplesBySeries({ targets }: Scrape): Map<string, TargetSample> {
  const found = new Map<string, TargetSample>();
  for (const { job, instance, exposition, clock } of targets) {
    const where = `job="${job}",instance="${instance}"`;
    const up = { name: 'up', labels: '', value: exposition === undefined ? 0 : 1, isCounter: false };
    for (const sample of [up, ...parseExposition(exposition ?? '')]) {
      const labels = sample.labels.replace(/,$/, '');
      found.set(`${sample.name}{${labels ? `${labels},` : ''}${where}}`, { ...sample, clock });
    }
  }
  return found;
}

/**
 * Whether a busy machine missed a probe for a moment. Such a scrape cannot be used, because each is stretched to more than
 * an hour.
 */
export function hasMissedProbe({ targets }: Scrape): boolean {
  return targets.some(({ exposition = '' }) => /^(?:database_up|probe_success) 0$/m.test(exposition));
}
