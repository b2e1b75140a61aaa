import { type FactFile, filesOfKind } from '@vpn-site/content/facts/fact-file.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import type { ImporterFacts } from '../importer.ts';

export const archive = 'OpenTermsArchive/contrib-versions';

/** One of our sources that is a version in the archive. */
export interface CitedSource {
  readonly file: FactFile;
  readonly id: string;
  readonly url: string;
  readonly commit: string;
  /** The archive's path of the text: 'NordVPN/Privacy Policy.md'. */
  readonly document: string;
}

const version = new RegExp(`^https://github\\.com/${archive}/blob/([0-9a-f]{40})/([^?#]+)$`);

export function citedSources({ factFiles }: Pick<ImporterFacts, 'factFiles'>): CitedSource[] {
  return filesOfKind(factFiles, 'provider').flatMap((file) =>
    Object.entries(fieldsOf(fieldsOf(file.data).sources)).flatMap(([id, source]) => {
      const { url } = fieldsOf(source);
      const [, commit, path] = typeof url === 'string' ? (version.exec(url) ?? []) : [];
      return typeof url === 'string' && commit !== undefined && path !== undefined
        ? [{ file, id, url, commit, document: decodeURIComponent(path) }]
        : [];
    }),
  );
}
