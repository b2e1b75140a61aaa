import type { Node } from '@markdoc/markdoc';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { splitSentences } from '@vpn-site/core/document/repeated-sentences.ts';
import { headingText } from '#blocks/document/body-structure.ts';

/** Checks that a verdict answers the question of its page: it names its provider at once and asks nothing. */
export function verdictProblems({
  documents,
  body,
  facts,
}: Pick<Catalog, 'documents' | 'body' | 'facts'>): Problem[] {
  const names = new Map(facts.providers.map(({ id, name }) => [id, name]));
  return documents
    .all()
    .flatMap((document) =>
      [...body(document).walk()]
        .filter(({ tag }) => tag === 'verdict')
        .flatMap((verdict) =>
          // Other checks report a provider that does not exist and an empty verdict.
          writtenProblems(authorText(verdict), names.get(String(verdict.attributes.provider))).map(
            (problem) => ({
              file: document.file,
              line: (verdict.lines[0] ?? 0) + 1,
              ...problem,
            }),
          ),
        ),
    )
    .toArray();
}

/** The placeholder for the output of a block in a sentence, which is not the author's text. */
const shown = '…';

function authorText(node: Node): string {
  const isInside = node.type === 'tag' && node.tag !== 'verdict';
  if (isInside && !node.inline) return ` ${shown} `;
  if (isInside && node.children.length === 0) return shown;
  return node.children.length === 0 ? headingText(node) : node.children.map(authorText).join('');
}

function writtenProblems(text: string, name: string | undefined): Omit<Problem, 'file'>[] {
  const sentences = splitSentences(text.trim());
  const [first] = sentences;
  if (first === undefined || name === undefined) return [];
  const asks = [first, sentences.at(-1) ?? ''].some((sentence) => sentence.trimEnd().endsWith('?'));
  return [
    ...(asks
      ? [
          {
            message: 'The verdict asks a question.',
            remedy: `Answer it: begin with "${name}" and say in one sentence why.`,
          },
        ]
      : []),
    ...(first.toLowerCase().includes(shortName(name).toLowerCase())
      ? []
      : [
          {
            message: `The first sentence of the verdict does not say "${shortName(name)}".`,
            remedy: `Begin with the name: "${name} …".`,
          },
        ]),
  ];
}

/** Returns a name without "VPN" at its end, as people use it. */
function shortName(name: string): string {
  return name.replace(/ VPN$/, '');
}
