import type { Node } from '@markdoc/markdoc';
import { imageDensities, maxShownWidth } from '#domain/image/image-variants.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type DocumentProblem, problem } from './document-problem.ts';

/** No page uses more pixels; twice that leaves room for a better screen and still opens fast in an editor. */
const widestSource = maxShownWidth * Math.max(...imageDensities) * 2;
const place =
  'Put a PNG, JPEG or WebP file into content/images and write ![what it shows](/images/name.png).';

export function imageProblems(node: Node, line: number, site: SiteContext): DocumentProblem[] {
  const { src = '', alt } = node.attributes as { src?: string; alt?: string };
  return [
    ...fileProblems(src, line, site),
    ...(alt ? [] : [problem(line, 'The image has no text.', `Write ![what it shows](${src}).`)]),
  ];
}

function fileProblems(src: string, line: number, site: SiteContext): DocumentProblem[] {
  if (!src.startsWith('/images/')) return [problem(line, 'The image is not a file of this site.', place)];
  const size = site.image(src);
  if (!size) return [problem(line, `There is no image at content${src}.`, place)];
  if (size.width <= widestSource) return [];
  const message = `content${src} is ${size.width} pixels wide; more than ${widestSource} are never needed.`;
  return [problem(line, message, `Save it ${maxShownWidth * Math.max(...imageDensities)} pixels wide.`)];
}
