/** One drawing as an icon set gives it. */
export interface IconDrawing {
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
  readonly left?: number;
  readonly top?: number;
}

/** What an icon endpoint answers. */
export interface IconSet {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, IconDrawing>>;
  readonly width?: number;
  readonly height?: number;
}

const defaultSize = 16;

/** An icon's own size counts before that of its set. */
export function viewBox(set: IconSet, { left = 0, top = 0, width, height }: IconDrawing): string {
  return [left, top, width ?? set.width ?? defaultSize, height ?? set.height ?? defaultSize].join(' ');
}
