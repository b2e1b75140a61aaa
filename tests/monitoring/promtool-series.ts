import { type Scrape, samplesBySeries, type TargetSample } from './scrape.ts';

/** A line of `input_series` in a test of promtool, with a value for each minute. */
export interface PromtoolSeries {
  readonly series: string;
  readonly values: string;
}

/** Two scrapes while all was well and one in the fault, a few seconds apart. */
export interface Course {
  readonly start: Scrape;
  readonly before: Scrape;
  readonly after: Scrape;
}

export interface Stretch {
  readonly minutesBefore: number;
  readonly minutesAfter: number;
  /** Gauges that go on as they went; others stay as they were last seen. */
  readonly growing?: readonly string[];
}

/** Metrics that say when something was or will be. promtool begins in 1970, so they are moved there. */
const isMoment = (name: string) => /(?:_timestamp_seconds|_cert_expiry|_start_time_seconds)$/.test(name);

/**
 * Seconds of a real course stretched over the minutes that alerts wait: counts go on at the pace that was seen, everything else
 * stays as it was seen, and the series of a target that is gone end.
 */
export function promtoolSeries(course: Course, stretch: Stretch): PromtoolSeries[] {
  const { minutesBefore, minutesAfter, growing = [] } = stretch;
  const [start, before, after] = [course.start, course.before, course.after].map(samplesBySeries);
  if (!start || !before || !after) return [];
  const goesOn = ({ name, isCounter }: TargetSample) => isCounter || growing.includes(name);
  const perMinute = (from: TargetSample | undefined, to: TargetSample, seconds: number) => {
    if (!goesOn(to)) return 0;
    const earlier = from && from.value <= to.value ? from.value : 0;
    return ((to.value - earlier) / seconds) * 60;
  };
  const shifted = ({ name, value, clock }: TargetSample) =>
    isMoment(name) ? value - clock + minutesBefore * 60 : value;

  return [...new Set([...before.keys(), ...after.keys()])].map((series) => {
    const [then, now] = [before.get(series), after.get(series)];
    const wellPace = then ? perMinute(start.get(series), then, course.before.at - course.start.at) : 0;
    const well = then ? steps(shifted(then), wellPace, minutesBefore) : `_x${minutesBefore}`;
    if (!now) return { series, values: `${well} stale` };
    const pace = perMinute(then, now, course.after.at - course.before.at);
    const reached = then && goesOn(now) && now.value >= then.value;
    const from = reached ? then.value + wellPace * minutesBefore : goesOn(now) ? 0 : shifted(now);
    return { series, values: `${well} ${steps(from, pace, minutesAfter)}` };
  });
}

/** So many values, each so much more than the one before. */
function steps(from: number, each: number, count: number): string {
  return `${rounded(from)}${each < 0 ? '' : '+'}${rounded(each)}x${count - 1}`;
}

/** promtool reads no exponents here. */
function rounded(value: number): string {
  return value.toFixed(6).replace(/\.?0+$/, '');
}
