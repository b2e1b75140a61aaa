import Markdoc, { type Node, type ValidateError } from '@markdoc/markdoc';
import { unpublishedReason } from '@vpn-site/core/document/publication.ts';
import { addressKind } from '@vpn-site/core/document/safe-address.ts';
import { isImagePath, plainImagePath } from '@vpn-site/core/image/image-name.ts';
import { imageDensities, maxShownWidth } from '@vpn-site/core/image/image-variants.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { Block } from '../block.ts';
import { blocks } from '../blocks.ts';
import { attributesProblems } from './block-problems.ts';
import { headingIds } from './body-structure.ts';
import { documentConfig } from './document-config.ts';
import { type DocumentProblem, problem, suggestion } from './document-problem.ts';
import { labelProblems } from './label-problems.ts';

/** Errors that Markdoc reports without suggesting the nearest name; our own reports replace them. */
const replacedErrors = new Set(['tag-undefined', 'attribute-undefined', 'attribute-missing-required']);

/** Returns all mistakes of a document at once. If there are none, it renders as its author intended. */
export function documentProblems(body: Node, site: SiteContext): DocumentProblem[] {
  const own = [...body.walk()].flatMap((node) => nodeProblems(node, site));
  const sections = sectionProblems(body);
  const others = parserProblems(
    Markdoc.validate(body, documentConfig(site)).filter(({ error }) => !replacedErrors.has(error.id)),
  );
  return [...own, ...labelProblems(body, site), ...sections, ...others].toSorted((a, b) => a.line - b.line);
}

/** Reports links to sections that the document does not have. */
function sectionProblems(body: Node): DocumentProblem[] {
  const ids = headingIds(body);
  return [...body.walk()]
    .filter(({ type, attributes }) => type === 'link' && addressKind(String(attributes.href)) === 'section')
    .filter(({ attributes }) => !ids.includes(String(attributes.href).slice(1)))
    .map(({ lines, attributes }) =>
      problem(
        lines[0] ?? 0,
        `No heading has the id ${String(attributes.href)}.`,
        suggestion(String(attributes.href).slice(1), ids),
      ),
    );
}

function nodeProblems(node: Node, site: SiteContext): DocumentProblem[] {
  const line = node.lines[0] ?? 0;
  if (node.type === 'tag') return blockProblems(node, line, site);
  if (node.type === 'link') return linkProblems(String(node.attributes.href), line, site);
  if (node.type === 'image') return imageProblems(node, line, site);
  if (node.type === 'text') return spacedAddresses(String(node.attributes.content), line);
  return node.annotations
    .filter(({ name, type }) => type === 'class' || name !== 'id')
    .map(({ name }) => problem(line, `"${name}" cannot be set on text.`, 'Only an id can: {% #name %}.'));
}

function blockProblems(node: Node, line: number, site: SiteContext): DocumentProblem[] {
  const block: Block | undefined = blocks.find(({ name }) => name === node.tag);
  if (block) return knownBlockProblems(block, node, line, site);
  const names = blocks.map(({ name }) => name);
  return [problem(line, `There is no block "${node.tag}".`, suggestion(node.tag ?? '', names))];
}

/** Runs the checks of a block itself, only if its attributes are valid. */
function knownBlockProblems(block: Block, node: Node, line: number, site: SiteContext): DocumentProblem[] {
  const wrong = attributesProblems(block, node, site);
  if (wrong.length > 0) return wrong;
  const own = block.problems?.(node.attributes, site, node.children) ?? [];
  return own.map(({ message, remedy, ...severity }) => ({ ...problem(line, message, remedy), ...severity }));
}

function linkProblems(address: string, line: number, site: SiteContext): DocumentProblem[] {
  const kind = addressKind(address);
  if (kind === 'unsafe') {
    return [
      problem(line, `The address ${JSON.stringify(address)} is not safe.`, 'Write /page or https://….'),
    ];
  }
  if (kind === 'page') return pageLinkProblems(address.replace(/[?#].*$/, ''), address, line, site);
  if (kind === 'external' && !site.allowedHosts.includes(new URL(address).host)) {
    const remedy =
      'Cite it as a fact’s source, or ask the owner to allow the host in content/data/site.yaml.';
    return [problem(line, `${new URL(address).host} is not an allowed host for links.`, remedy)];
  }
  return [];
}

/** Matches links and images whose address contains a space. Markdown does not parse them and leaves them as text. */
const spacedAddress = /(?<sign>!?)\[(?<words>[^[\]]*)\]\((?<address>\S[^()]*\s[^()]*)\)/g;

function spacedAddresses(text: string, line: number): DocumentProblem[] {
  return [...text.matchAll(spacedAddress)].map(({ groups }) => {
    const { sign, words, address = '' } = groups ?? {};
    if (sign !== '!') {
      return problem(
        line,
        `The address ${JSON.stringify(address)} contains a space.`,
        'Write /page or https://….',
      );
    }
    return nameProblem(address, line, words);
  });
}

function nameProblem(src: string, line: number, words = 'what it shows'): DocumentProblem {
  const plain = plainImagePath(src);
  return problem(
    line,
    `An image cannot be called ${JSON.stringify(src)}. Use lower-case letters, digits and hyphens.`,
    `Rename the file to content${plain} and write ![${words}](${plain}).`,
  );
}

function pageLinkProblems(path: string, address: string, line: number, site: SiteContext): DocumentProblem[] {
  if (site.pageExists(path)) return [];
  const unpublished = site.unpublishedAt(path);
  if (unpublished) {
    const remedy = 'Publish it first, or link to it from that day on.';
    return [
      problem(line, `The page at ${address} ${unpublishedReason(unpublished)}.`, remedy, {
        paths: [address],
      }),
    ];
  }
  const near = site.nearestPage(address);
  const remedy = near ? `Did you mean ${near}?` : 'Write the path of a page in this language.';
  return [problem(line, `There is no page at ${address}.`, remedy, { paths: [address] })];
}

/**
 * The max width of a source image: twice the most pixels that any page uses. This is enough for sharper screens and still
 * quick to open in an editor.
 */
const maxSourceWidth = maxShownWidth * Math.max(...imageDensities) * 2;
const howToAdd =
  'Put a PNG, JPEG or WebP file into content/images and write ![what it shows](/images/name.png).';

function imageProblems(node: Node, line: number, site: SiteContext): DocumentProblem[] {
  const { src = '', alt } = node.attributes as { src?: string; alt?: string };
  return [
    ...fileProblems(src, line, site),
    ...(alt ? [] : [problem(line, 'The image has no alternative text.', `Write ![what it shows](${src}).`)]),
  ];
}

function fileProblems(src: string, line: number, site: SiteContext): DocumentProblem[] {
  if (!src.startsWith('/images/')) return [problem(line, 'The image is not a file of this site.', howToAdd)];
  const written = decodedAddress(src);
  if (!isImagePath(written) && isImagePath(plainImagePath(written))) return [nameProblem(written, line)];
  const size = site.image(src);
  if (!size) return [problem(line, `There is no image at content${src}.`, howToAdd)];
  if (size.width <= maxSourceWidth) return [];
  const message = `content${src} is ${size.width} pixels wide; the limit is ${maxSourceWidth}.`;
  return [problem(line, message, `Save it ${maxShownWidth * Math.max(...imageDensities)} pixels wide.`)];
}

/** Undoes the percent-encoding that Markdown applies to spaces and non-ASCII letters. */
function decodedAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

const endingErrors = new Set(['missing-closing', 'missing-opening']);
const genericRemedy = 'Write it as docs/editors/writing.md shows.';

/**
 * Converts parser errors into problems for authors. A block without its closing tag also causes errors about the paragraph
 * and list around it; these are dropped, because they disappear once the block is fixed.
 */
function parserProblems(errors: readonly ValidateError[]): DocumentProblem[] {
  const ended = errors.filter(({ error }) => endingErrors.has(error.id));
  const ofBlocks = ended.filter(({ type }) => type === 'tag');
  const relevant = ended.length === 0 ? errors : ofBlocks.length > 0 ? ofBlocks : ended.slice(0, 1);
  return relevant.map(({ lines, error }) => {
    const line = lines[0] ?? 0;
    if (error.id === 'missing-closing') {
      const name = /'(.+)'/.exec(error.message)?.[1] ?? '';
      return problem(
        line,
        `"${name}" is not closed.`,
        `Write {% /${name} %} where it ends, in the same paragraph or list item if it began there.`,
      );
    }
    if (error.id === 'missing-opening') {
      return problem(
        line,
        'This closes a block that was not opened.',
        'Write the name of the open block, or remove it.',
      );
    }
    return problem(line, `${error.message}.`, genericRemedy);
  });
}
