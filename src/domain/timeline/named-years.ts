import type { YearOnScale } from './time-scale.ts';

export interface NamedYear extends YearOnScale {
  /** Whether there is room for its name at the narrowest width. */
  readonly isNamed: boolean;
}

/** Which years are written out where a name takes so much of the width. */
export function namedYears(years: readonly YearOnScale[], width: number, nameWidth: number): NamedYear[] {
  const every = Math.ceil((years.length * nameWidth) / width);
  return years.map((year, index) => ({
    ...year,
    // Counted from the end, so that the present year always has its name.
    isNamed: (years.length - 1 - index) % every === 0,
  }));
}
