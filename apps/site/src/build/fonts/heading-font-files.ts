import { fontMetrics } from './font-metrics.ts';
import { fontsCss } from './fonts-css.ts';
import { headingAlphabets } from './heading-alphabet.ts';
import { headingInstances, headingWebFont } from './heading-face.ts';

const folder = 'apps/site/src/ui/styles';
/** The weight of large headings in the light theme, to which the fallbacks are adjusted. */
const displayWeight = 560;

export interface FontFile {
  readonly file: string;
  readonly content: Buffer;
}

/** Returns all files that `npm run site -- fonts` writes. */
export async function headingFontFiles(): Promise<FontFile[]> {
  const [latin] = await headingInstances(displayWeight);
  if (!latin) throw new Error('There is no Latin instance to measure.');
  const webFonts = headingAlphabets.map(async (alphabet) => ({
    file: `${folder}/fonts/literata-${alphabet.name}.woff2`,
    content: await headingWebFont(alphabet),
  }));
  return [
    ...(await Promise.all(webFonts)),
    { file: `${folder}/fonts.css`, content: Buffer.from(fontsCss(fontMetrics(latin))) },
  ];
}
