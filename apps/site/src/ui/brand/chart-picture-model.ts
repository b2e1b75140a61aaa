import type { TileLook } from '../primitives/tile/tile-look.ts';

/** A chart as a picture that can be shared alone: it says what it shows, and how old it is. */
export interface ChartPicture extends ChartDrawing {
  readonly title: string;
}

/** What is drawn. Places run from 0 to 1. */
export interface ChartDrawing {
  /** How to read it, and what its amounts are. */
  readonly note: string;
  readonly legend: readonly {
    readonly shape: ChartMark['shape'];
    readonly token: string;
    readonly text: string;
  }[];
  readonly chart: RowChart | PointChart;
}

/** A line for each of several, one under the other. */
export interface RowChart {
  readonly kind: 'rows';
  readonly rows: readonly ChartRow[];
  readonly ticks: readonly Tick[];
}

export interface ChartRow {
  readonly name: string;
  readonly tile: TileLook | undefined;
  readonly marks: readonly ChartMark[];
  /** In place of marks. */
  readonly words?: string | undefined;
  /** What stands at the end of the line. */
  readonly value: string;
}

/** A token names a colour, without `--color-`. */
export type ChartMark =
  | { readonly shape: 'bar' | 'line'; readonly from: number; readonly to: number; readonly token: string }
  | { readonly shape: 'dot' | 'ring' | 'diamond'; readonly at: number; readonly token: string };

/** Everyone on two axes. */
export interface PointChart {
  readonly kind: 'points';
  readonly points: readonly ChartPoint[];
  readonly across: readonly Tick[];
  readonly up: readonly Tick[];
}

interface ChartPoint {
  readonly name: string;
  /** On which side of its mark the name stands; none where it would cover another. */
  readonly place: 'end' | 'start' | 'below' | 'above' | 'none';
  readonly tile: TileLook;
  /** From the left and from above. */
  readonly x: number;
  readonly y: number;
}

export interface Tick {
  readonly at: number;
  readonly text: string;
}

/** As many lines can be read in a picture; the page has the others. */
export const maxChartRows = 12;
