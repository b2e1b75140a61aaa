import type { Imported, Importer, ImporterFacts, ImportInput } from './importer.ts';
import { archive, citedSources } from './open-terms/cited-sources.ts';
import { type FollowedSource, followSource } from './open-terms/followed-source.ts';
import { lostQuotes } from './open-terms/lost-quotes.ts';
import { newChanges, policyHistoryFiles } from './open-terms/policy-findings.ts';
import { type RecordedDocument, recordedDocument } from './open-terms/recorded-document.ts';
import { renewals } from './open-terms/renewals.ts';

/**
 * Imports policies and terms recorded by Open Terms Archive, from a clone of contrib-versions. Words that are still present
 * renew the facts that quote them; missing words and changes of a privacy policy become findings for a person. It never
 * changes a value.
 */
export const openTerms: Importer = {
  ending: '.md',
  historyOf: archive,
  wanted: (site) => [
    ...new Set([
      ...citedSources(site).map(({ document }) => document),
      ...policyHistoryFiles(site).map(({ history }) => history.document),
    ]),
  ],
  run: (given, site): Imported => {
    const [today = ''] = [...given.files, ...given.missing].map(({ readOn }) => readOn);
    const documents = recordedDocuments(given, site);
    const followed = citedSources(site).flatMap((source) => {
      const document = documents.get(source.document);
      return document ? [followSource(source, document)] : [];
    });
    const byFile = Map.groupBy(followed, ({ source }) => source.file);
    return {
      proposals: [...byFile].flatMap(([file, own]) => renewals(file, own, today)),
      findings: [
        ...followed.flatMap(lostQuotes),
        ...policyHistoryFiles(site).flatMap((historyFile) => {
          const document = documents.get(historyFile.history.document);
          return document ? newChanges(historyFile, document) : [];
        }),
      ],
      remarks: [
        ...given.missing.map(({ name }) => `${name}: the archive has no such text.`),
        ...followed.filter(({ quotes }) => quotes.some(({ state }) => state.state === 'waits')).map(waiting),
      ],
    };
  },
};

function recordedDocuments(given: ImportInput, site: ImporterFacts): ReadonlyMap<string, RecordedDocument> {
  const paths = openTerms.wanted?.(site) ?? [];
  return new Map(
    paths.flatMap((path) => {
      const document = recordedDocument(path, given);
      return document ? [[path, document] as const] : [];
    }),
  );
}

function waiting({ source: { file, id } }: FollowedSource): string {
  return `${file.file}, ${id}: the newest text lacks words that we quote. This is reported once it has lasted two days.`;
}
