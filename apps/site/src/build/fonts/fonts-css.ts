import type { FontMetrics } from './font-metrics.ts';
import { type Alphabet, headingAlphabets, unicodeRange } from './heading-alphabet.ts';

/**
 * Returns the stylesheet with the heading font and its fallbacks. Fallbacks are fonts of the device with adjusted metrics,
 * and are shown until the heading font has loaded.
 */
export function fontsCss(literata: FontMetrics): string {
  const faces = [
    ...headingAlphabets.map(webFace),
    ...deviceFonts.flatMap(({ family, regular, bold }) => [
      fallbackFace({ family, weights: '400 499', local: [family], metrics: regular }, literata),
      fallbackFace(
        {
          family,
          weights: '500 700',
          local: [`${family} Bold`, `${family.replaceAll(' ', '')}-Bold`],
          metrics: bold,
        },
        literata,
      ),
    ]),
  ];
  return `/* Written by "npm run site -- fonts"; change apps/site/src/build/fonts instead. */\n${faces.join('\n')}`;
}

interface Fallback {
  readonly family: string;
  readonly weights: string;
  /** The names of the font on the device. Some browsers look for the full name, others for the PostScript name. */
  readonly local: readonly string[];
  readonly metrics: FontMetrics;
}

/**
 * Returns the `@font-face` rule that adjusts one device font to the heading font. Each font has its own family name,
 * because each needs its own adjustment; the browser uses the first family whose device font exists. Bold has its own rule,
 * because browsers never make a local font bolder within the weights that its rule declares.
 */
function fallbackFace({ family, weights, local, metrics: device }: Fallback, literata: FontMetrics): string {
  const stretch = literata.averageWidth / device.averageWidth;
  return face({
    'font-family': `"Literata ${family}"`,
    'font-weight': weights,
    src: local.map((name) => `local("${name}")`).join(', '),
    'size-adjust': percent(stretch),
    'ascent-override': percent(literata.ascent / stretch),
    'descent-override': percent(literata.descent / stretch),
    'line-gap-override': percent(literata.lineGap / stretch),
  });
}

function webFace({ name, letters }: Alphabet): string {
  return face({
    'font-family': 'Literata',
    'font-style': 'normal',
    'font-weight': '400 700',
    // The font is preloaded, so it is usually there for the first paint. On a slow network the page keeps its fallback
    // instead of shifting, and the next page has the font from the cache.
    'font-display': 'optional',
    src: `url("./fonts/literata-${name}.woff2") format("woff2")`,
    // Starts on a new line, because the formatter requires it.
    'unicode-range': `\n    ${unicodeRange(letters)}`,
  });
}

function face(descriptors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(descriptors).map(
    ([name, value]) => `  ${name}:${value.startsWith('\n') ? '' : ' '}${value};\n`,
  );
  return `@font-face {\n${lines.join('')}}\n`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

export interface DeviceFont {
  readonly family: string;
  readonly regular: FontMetrics;
  readonly bold: FontMetrics;
}

/**
 * The serif fonts of Windows and Apple, of Android, and of Linux, most likely first. We may not ship their files. The
 * regular metrics are from the Capsize collection. The metrics of bold fonts were measured: of Georgia Bold from Gelasio
 * Bold, whose letters have the same widths, of the others from their own files.
 */
const deviceFonts: readonly DeviceFont[] = [
  font('Georgia', 2048, { ascent: 1878, descent: 449, lineGap: 0, averageWidth: 913 }, 1057),
  font('Noto Serif', 1000, { ascent: 1069, descent: 293, lineGap: 0, averageWidth: 481 }, 512),
  font('Liberation Serif', 2048, { ascent: 1825, descent: 443, lineGap: 87, averageWidth: 832 }, 878),
];

function font(family: string, unitsPerEm: number, units: FontMetrics, boldWidth: number): DeviceFont {
  const { ascent, descent, lineGap, averageWidth } = units;
  const regular = {
    ascent: ascent / unitsPerEm,
    descent: descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    averageWidth: averageWidth / unitsPerEm,
  };
  return { family, regular, bold: { ...regular, averageWidth: boldWidth / unitsPerEm } };
}
