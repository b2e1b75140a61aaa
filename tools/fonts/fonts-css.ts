import { deviceFonts } from './device-fonts.ts';
import type { FontMetrics } from './font-metrics.ts';
import { type Alphabet, headingAlphabets, unicodeRange } from './heading-alphabet.ts';

/** The stylesheet of the heading face, and of device fonts stretched to its room until it has arrived. */
export function fontsCss(literata: FontMetrics): string {
  const faces = [
    ...headingAlphabets.map(webFace),
    ...deviceFonts.map(({ family, metrics }) => fallbackFace(family, metrics, literata)),
  ];
  return `/* Written by "npm run fonts"; change tools/fonts instead. */\n${faces.join('\n')}`;
}

/** One family per device font, so that each is stretched by its own measure: the first that exists is used. */
function fallbackFace(family: string, device: FontMetrics, literata: FontMetrics): string {
  const stretch = literata.averageWidth / device.averageWidth;
  return face({
    'font-family': `"Literata ${family}"`,
    'font-weight': '400 700',
    src: `local("${family}")`,
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
    // Preloaded, it is there for the first paint; where the network is too slow for that, the page keeps its
    // fallback instead of moving under the reader, and the next page has the face from the cache.
    'font-display': 'optional',
    src: `url("./fonts/literata-${name}.woff2") format("woff2")`,
    // On a line of its own, as the formatter wants it.
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
