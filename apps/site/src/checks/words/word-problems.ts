import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { repeatedSentences, splitSentences } from '@vpn-site/core/document/repeated-sentences.ts';
import { type FigureContext, typedFigures } from '@vpn-site/core/document/typed-figures.ts';
import { documentProse, type WrittenPiece, wordCount } from './document-prose.ts';

/** Returns the problems in the wording of all texts. It reads each text once for all rules about single texts. */
export function wordProblems(
  catalog: Pick<Catalog, 'body' | 'documents' | 'facts' | 'site'>,
  allowedDigits: readonly string[],
): Problem[] {
  const providers = catalog.facts.providers.map(({ name }) => name.replace(/ VPN$/, ''));
  const alone = catalog.documents.all().flatMap((document) => {
    const prose = documentProse(catalog, document);
    const figures = { allowed: allowedDigits, providers, isAboutProviders: figureKinds.has(document.kind) };
    return [...figureProblems(document, prose, figures), ...shortPageProblems(document, prose)];
  });
  return [...alone, ...repetitionProblems(catalog)];
}

/** Kinds of pages about providers, on which every number counts as a figure about a provider. */
const figureKinds: ReadonlySet<string> = new Set(['reviews', 'comparisons', 'roundups', 'home']);

/** Reports typed figures about providers, because figures must come from facts with a source and a date. */
function figureProblems(
  { file }: Pick<ContentDocument, 'file'>,
  prose: readonly WrittenPiece[],
  figures: FigureContext,
): Problem[] {
  return prose.flatMap(({ line, unchecked }) =>
    typedFigures(unchecked, figures).map((word) => ({
      file,
      line,
      message: `"${word}" is a figure written by hand.`,
      remedy:
        'Show it as a fact block, put it into the words of one (is="…"), or rephrase it without a number. If it is part of a name, allow it in content/data/digits-allowed.yaml.',
    })),
  );
}

/** Kinds of pages that each judge another subject. A sentence that fits two of them tells nothing about either. */
const judgingKinds: ReadonlySet<string> = new Set(['reviews', 'roundups']);

/** Reports sentences that two reviews, or two rankings, of a language share. */
export function repetitionProblems(
  catalog: Pick<Catalog, 'body' | 'documents' | 'facts' | 'site'>,
): Problem[] {
  const names = catalog.facts.providers.map(({ name }) => name);
  const judgements = [...catalog.documents.all().filter(({ kind }) => judgingKinds.has(kind))];
  const groups = Map.groupBy(judgements, ({ kind, locale }) => `${kind} ${locale}`);
  return [...groups.values()].flatMap((documents) => {
    const sentences = documents.flatMap((document) =>
      documentProse(catalog, document)
        // Headings name sections that pages of a kind have in common.
        .filter(({ isHeading }) => !isHeading)
        .flatMap(({ line, text }) =>
          splitSentences(text).map((sentence) => ({ file: document.file, line, text: sentence })),
        ),
    );
    return repeatedSentences(sentences, names).map(({ sentence, earlier }) => ({
      file: sentence.file,
      line: sentence.line,
      message: `"${sentence.text}" repeats ${earlier.file}${earlier.line === undefined ? '' : `:${earlier.line}`}.`,
      remedy: 'Write what is true of this page only.',
    }));
  });
}

/** The min number of words of a page. Shorter pages seldom answer a question. */
export const minWords = 120;

/** Kinds of pages whose written part is only an introduction. The rest is made from facts. */
const introductionKinds: ReadonlySet<string> = new Set(['comparisons', 'streaming', 'countries']);

/**
 * Reports very short pages as advice, because readers can see that a page is short. A page without any text shows a
 * placeholder.
 */
function shortPageProblems(
  { file, kind }: Pick<ContentDocument, 'file' | 'kind'>,
  prose: readonly WrittenPiece[],
): Problem[] {
  const body = prose.filter(({ line }) => line !== undefined);
  const words = wordCount(body);
  if (words >= minWords || introductionKinds.has(kind)) return [];
  return [
    {
      file,
      severity: 'advice',
      line: body[0]?.line,
      message: `The text has ${words} words. A page that answers a question usually has at least ${minWords}.`,
      remedy: 'Write more, or move the text to another page.',
    },
  ];
}
