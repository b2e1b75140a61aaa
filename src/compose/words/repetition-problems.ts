import type { Catalog } from '#catalog/catalog.ts';
import type { Problem } from '#catalog/problem.ts';
import { repeatedSentences, splitSentences } from '#domain/document/repeated-sentences.ts';
import { documentProse } from './document-prose.ts';

/** Kinds of which each page judges something else, so that a sentence which fits two says nothing of either. */
const judging: ReadonlySet<string> = new Set(['reviews', 'roundups']);

/** No two reviews of a language share a sentence, and no two rankings do. */
export function repetitionProblems(
  catalog: Pick<Catalog, 'body' | 'documents' | 'facts' | 'site'>,
): Problem[] {
  const names = catalog.facts.providers.map(({ name }) => name);
  const judgements = [...catalog.documents.all().filter(({ kind }) => judging.has(kind))];
  const groups = Map.groupBy(judgements, ({ kind, locale }) => `${kind} ${locale}`);
  return [...groups.values()].flatMap((documents) => {
    const sentences = documents.flatMap((document) =>
      documentProse(catalog, document)
        // A heading names a part that pages of a kind have in common.
        .filter(({ isHeading }) => !isHeading)
        .flatMap(({ line, text }) =>
          splitSentences(text).map((sentence) => ({ file: document.file, line, text: sentence })),
        ),
    );
    return repeatedSentences(sentences, names).map(({ sentence, earlier }) => ({
      file: sentence.file,
      line: sentence.line,
      message: `"${sentence.text}" says what ${earlier.file}${earlier.line === undefined ? '' : `:${earlier.line}`} says.`,
      remedy: 'Say what is true of this one only.',
    }));
  });
}
