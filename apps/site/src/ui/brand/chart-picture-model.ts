import type { TileLook } from '../primitives/tile/tile-look.ts';

/** A chart as an image that makes sense without its page: it has a title, an explanation and its date. */
export interface ChartPicture extends ChartDrawing {
  readonly title: string;
}

/** The content of a chart. Positions are between 0 and 1. */
export interface ChartDrawing {
  /** An explanation of how to read the chart and its amounts. */
  readonly note: string;
  readonly legend: readonly {
    readonly shape: ChartMark['shape'];
    readonly token: string;
    readonly text: string;
  }[];
  readonly chart: RowChart | PointChart;
}

/** A chart with one row per entry. */
export interface RowChart {
  readonly kind: 'rows';
  readonly rows: readonly ChartRow[];
  readonly ticks: readonly Tick[];
}

export interface ChartRow {
  readonly name: string;
  readonly tile: TileLook | undefined;
  readonly marks: readonly ChartMark[];
  /** Text that is shown instead of marks. */
  readonly words?: string | undefined;
  /** The value at the end of the row. */
  readonly value: string;
}

/** A mark; its token is the name of a color without `--color-`. */
export type ChartMark =
  | { readonly shape: 'bar' | 'line'; readonly from: number; readonly to: number; readonly token: string }
  | { readonly shape: 'dot' | 'ring' | 'diamond'; readonly at: number; readonly token: string };

/** A scatter plot of providers. */
export interface PointChart {
  readonly kind: 'points';
  readonly points: readonly ChartPoint[];
  readonly across: readonly Tick[];
  readonly up: readonly Tick[];
}

export type NamePosition =
  | 'end'
  | 'start'
  | 'below'
  | 'above'
  | 'end-below'
  | 'end-above'
  | 'start-below'
  | 'start-above';

interface ChartPoint {
  readonly name: string;
  /** The position of the name relative to its mark. */
  readonly namePosition: NamePosition;
  readonly tile: TileLook;
  /** Position from the left and from the top. */
  readonly x: number;
  readonly y: number;
}

export interface Tick {
  readonly at: number;
  readonly text: string;
}

/** The max number of rows that are legible in an image. The page shows all rows. */
export const maxChartRows = 12;
