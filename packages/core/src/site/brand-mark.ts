/** The owner's logo, as a drawing that can be embedded in every page and icon. */
export interface BrandMark {
  readonly viewBox: string;
  /** The content of the svg element: only shapes, nothing that runs or is fetched. */
  readonly body: string;
}

/** The reason why a file cannot be used as a logo, and the line in the file. */
export interface MarkMistake {
  readonly line: number;
  readonly message: string;
}

const elements = ['circle', 'ellipse', 'g', 'line', 'path', 'polygon', 'polyline', 'rect'];
const paints = [
  ...['clip-rule', 'fill', 'fill-opacity', 'fill-rule', 'opacity', 'stroke', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity', 'stroke-width'],
];
const shapes = [
  ...['cx', 'cy', 'd', 'height', 'points', 'r', 'rx', 'ry', 'transform', 'width'],
  ...['x', 'x1', 'x2', 'y', 'y1', 'y2'],
];
/** Matches attributes that drawing programs write and that have no effect. */
const ignored = /^(?:id|class|version|role|xmlns(?::\w+)?|xml:space|(?:aria|data|inkscape|sodipodi)[-:].*)$/;
const words = /<(title|desc|metadata)\b[^>]*>[\s\S]*?<\/\1>|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g;
const tag =
  /<(?<end>\/?)(?<name>[\w:-]+)(?<written>(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>/g;
const attribute = /(?<key>[\w:-]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/g;
/** Matches numbers, color names, #rrggbb and transforms; no addresses or markup. */
const plainValue = /^(?!.*url\s*\()[\w\s#.,()+%-]*$/i;
/** The max length in characters. The logo is in every page twice, before the content. */
const maxBodyLength = 2000;

/** Reads a logo from an SVG file, or returns what makes it unusable. */
export function readMark(svg: string): BrandMark | MarkMistake {
  // Keeps line breaks, so that a mistake is reported with its line.
  const text = svg.replaceAll(words, (found) => found.replaceAll(/[^\n]/g, ' '));
  const open: string[] = [];
  const parts: string[] = [];
  let root: Readonly<Record<string, string>> | undefined;
  let at = 0;
  const mistakeAt = (offset: number, message: string): MarkMistake => ({
    line: text.slice(0, offset).split('\n').length,
    message,
  });
  for (const { index, 0: whole, groups = {} } of text.matchAll(tag)) {
    const { end, name = '', written = '', empty } = groups;
    if (text.slice(at, index).trim() !== '') return mistakeAt(index, 'A logo may contain only shapes.');
    at = index + whole.length;
    if (end) {
      if (open.pop() !== name) return mistakeAt(index, `</${name}> closes an element that is not open.`);
      if (name !== 'svg') parts.push(`</${name}>`);
      continue;
    }
    const isRoot = root === undefined;
    if (isRoot ? name !== 'svg' : !elements.includes(name)) {
      return mistakeAt(index, `<${name}> is not allowed; a logo may contain ${elements.join(', ')}.`);
    }
    const attributes = attributesOf(written);
    const known = isRoot ? [...paints, 'viewBox', 'width', 'height'] : [...paints, ...shapes];
    const wrong = Object.entries(attributes).find(
      ([key, value]) => !ignored.test(key) && !(known.includes(key) && plainValue.test(value)),
    );
    if (wrong) return mistakeAt(index, `${wrong[0]}="${wrong[1]}" is not allowed.`);
    if (isRoot) root = attributes;
    else parts.push(`<${name}${writtenOut(attributes, known)}${empty ? '/' : ''}>`);
    if (!empty) open.push(name);
  }
  if (!root || open.length > 0 || text.slice(at).trim() !== '')
    return mistakeAt(at, 'This is not a complete SVG.');
  const viewBox = root.viewBox ?? sizeOf(root);
  if (viewBox === undefined || !/^-?[\d.]+(?:[\s,]+-?[\d.]+){3}$/.test(viewBox)) {
    return { line: 1, message: 'The <svg> has no viewBox of four numbers.' };
  }
  const painted = writtenOut(root, paints);
  const body = painted === '' ? parts.join('') : `<g${painted}>${parts.join('')}</g>`;
  return body.length > maxBodyLength
    ? { line: 1, message: `The shapes take ${body.length} characters; the limit is ${maxBodyLength}.` }
    : { viewBox, body };
}

function attributesOf(written: string): Record<string, string> {
  const found = [...written.matchAll(attribute)].map(({ groups = {} }) => groups);
  return Object.fromEntries(found.map(({ key = '', double, single }) => [key, double ?? single ?? '']));
}

function writtenOut(attributes: Readonly<Record<string, string>>, known: readonly string[]): string {
  return Object.entries(attributes)
    .filter(([key]) => known.includes(key))
    .map(([key, value]) => ` ${key}="${value.replaceAll(/\s+/g, ' ').trim()}"`)
    .join('');
}

function sizeOf({ width, height }: Readonly<Record<string, string>>): string | undefined {
  return width === undefined || height === undefined
    ? undefined
    : `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`;
}
