import { type FactFile, filesOfKind, stemOf } from '@vpn-site/content/facts/fact-file.ts';
import { parsedFactFile } from '@vpn-site/content/facts/parsed-fact-file.ts';
import { policyHistorySchema } from '@vpn-site/content/facts/policy-schema.ts';
import { policyChanges } from '@vpn-site/core/policy/policy-changes.ts';
import type { PolicyHistory } from '@vpn-site/core/policy/policy-history.ts';
import type { Finding } from '#rules/proposal.ts';
import type { ImporterFacts } from '../importer.ts';
import type { RecordedDocument } from './recorded-document.ts';

export interface PolicyHistoryFile {
  readonly file: FactFile;
  readonly history: PolicyHistory;
}

export function policyHistoryFiles({ factFiles }: Pick<ImporterFacts, 'factFiles'>): PolicyHistoryFile[] {
  return filesOfKind(factFiles, 'policy-history').map((file) => ({
    file,
    history: parsedFactFile(file, policyHistorySchema),
  }));
}

/** Returns the changes since an editor last read the policy, for the editor to read and describe. */
export function newChanges({ file, history }: PolicyHistoryFile, document: RecordedDocument): Finding[] {
  return policyChanges(document.fetches)
    .filter(({ since }) => since.slice(0, 10) > history.last)
    .map(({ since, removed, added }) => {
      const on = since.slice(0, 10);
      const version = document.versions.find(({ at }) => at === since) ?? document.newest;
      return {
        id: `open-terms:policy-change:${stemOf(file)}:${since}`,
        kind: 'policy-change' as const,
        provider: stemOf(file),
        file: file.file,
        cell: ['changes'],
        url: version.url,
        on,
        capture: version.capture,
        was: removed.join('\n'),
        now: added.join('\n'),
        summary: `${stemOf(file)}: the privacy policy changed on ${on}. Read both versions. If the change matters to readers, describe it in ${file.file}. Set "last" to the last day that you read.`,
      };
    });
}
