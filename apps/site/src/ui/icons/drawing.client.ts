/** One icon, as returned by an icon set. */
export interface IconDrawing {
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
  readonly left?: number;
  readonly top?: number;
}

/** The response of an icon endpoint. */
export interface IconSet {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, IconDrawing>>;
  readonly width?: number;
  readonly height?: number;
}

const defaultSize = 16;

/** Returns the view box. An icon's own size takes precedence over that of its set. */
export function viewBox(set: IconSet, { left = 0, top = 0, width, height }: IconDrawing): string {
  return [left, top, width ?? set.width ?? defaultSize, height ?? set.height ?? defaultSize].join(' ');
}

const svg = 'http://www.w3.org/2000/svg';
const shapes = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);
const attributes =
  /^(?:d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|points|transform|opacity|(?:fill|stroke|clip)(?:-[a-z]+)?)$/;

/** Creates an SVG element. It copies only shapes and their geometry, whatever else a response contains. */
export function drawing(set: IconSet, icon: IconDrawing): SVGSVGElement {
  const box = viewBox(set, icon);
  const source = `<svg xmlns="${svg}" viewBox="${box}">${icon.body}</svg>`;
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  const rendered = document.createElementNS(svg, 'svg');
  rendered.setAttribute('viewBox', box);
  rendered.setAttribute('aria-hidden', 'true');
  rendered.setAttribute('class', 'size-full');
  rendered.append(...shapesOf(parsed));
  return rendered;
}

function shapesOf(parent: Element): Element[] {
  return [...parent.children].filter(({ localName }) => shapes.has(localName)).map(copy);
}

function copy(shape: Element): Element {
  const copied = document.createElementNS(svg, shape.localName);
  for (const { name, value } of shape.attributes) {
    if (attributes.test(name) && !value.includes('url(')) copied.setAttribute(name, value);
  }
  copied.append(...shapesOf(shape));
  return copied;
}
