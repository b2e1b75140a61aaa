import { type Scrape, samplesBySeries, type TargetSample } from './scrape.ts';

/** A line of `input_series` in a promtool test, with a value for each minute. */
export interface PromtoolSeries {
  readonly series: string;
  readonly values: string;
}

/** The scrapes of a fault: two before it and one during it, a few seconds apart. */
export interface Course {
  readonly start: Scrape;
  readonly before: Scrape;
  readonly after: Scrape;
}

export interface Stretch {
  readonly minutesBefore: number;
  readonly minutesAfter: number;
  /** Gauges that continue to change at the same pace. Others do not change any more. */
  readonly growing?: readonly string[];
}

/** Whether a metric is the clock of a target, which goes on by itself. */
const isClock = (name: string) => name === 'node_time_seconds';

/** Whether a metric is a point in time. promtool starts in 1970, so such values are shifted to that time. */
const isMoment = (name: string) => /(?:_timestamp_seconds|_cert_expiry|_start_time_seconds)$/.test(name);

/**
 * Stretches scrapes that are seconds apart to the minutes for which alerts wait. Counters continue at the observed pace,
 * everything else does not change, and the series of a target that no longer responds end.
 */
export function promtoolSeries(course: Course, stretch: Stretch): PromtoolSeries[] {
  const { minutesBefore, minutesAfter, growing = [] } = stretch;
  const [start, before, after] = [course.start, course.before, course.after].map(samplesBySeries);
  if (!start || !before || !after) return [];
  const continues = ({ name, isCounter }: TargetSample) => isCounter || growing.includes(name);
  const perMinute = (from: TargetSample | undefined, to: TargetSample, seconds: number) => {
    if (isClock(to.name)) return 60;
    if (!continues(to)) return 0;
    const earlier = from && from.value <= to.value ? from.value : 0;
    return ((to.value - earlier) / seconds) * 60;
  };
  const shifted = ({ name, value, clock }: TargetSample) =>
    isMoment(name) || isClock(name) ? value - clock + minutesBefore * 60 : value;

  return [...new Set([...before.keys(), ...after.keys()])].map((series) => {
    const [then, now] = [before.get(series), after.get(series)];
    const wellPace = then ? perMinute(start.get(series), then, course.before.at - course.start.at) : 0;
    const well = then
      ? steps(isClock(then.name) ? then.value - then.clock : shifted(then), wellPace, minutesBefore)
      : `_x${minutesBefore}`;
    if (!now) return { series, values: `${well} stale` };
    const pace = perMinute(then, now, course.after.at - course.before.at);
    const reached = then && continues(now) && now.value >= then.value;
    const from = reached ? then.value + wellPace * minutesBefore : continues(now) ? 0 : shifted(now);
    return { series, values: `${well} ${steps(from, pace, minutesAfter)}` };
  });
}

/** Formats a number of values, each larger by `each` than the one before. */
function steps(from: number, each: number, count: number): string {
  return `${rounded(from)}${each < 0 ? '' : '+'}${rounded(each)}x${count - 1}`;
}

/** Formats a number without an exponent, which promtool cannot parse in series. */
function rounded(value: number): string {
  return value.toFixed(6).replace(/\.?0+$/, '');
}
