import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { type EvidenceFile, evidenceFile } from '#evidence/card/evidence-file.ts';
import { lifeEvidence } from '#evidence/life/life.ts';
import { recordEvidence } from '#evidence/record/records.ts';
import { streamingEvidence } from '#evidence/streaming/streaming-evidence.ts';
import { testEvidence } from '#evidence/tests/test-rows.ts';
import type { SiteContext } from '#site/site-context.ts';
import { answerText } from './answer-text.ts';
import { priceHistoryEvidence } from './price-history.ts';

/** Returns all evidence cards of a provider: its facts and their parts. */
export function providerEvidence(provider: Provider, site: SiteContext): EvidenceFile {
  return evidenceFile(provider, site, {
    answerOverride: answerText,
    parts: [
      ...lifeEvidence(provider, site),
      ...streamingEvidence(provider, site),
      ...recordEvidence(provider, site),
      ...testEvidence(provider, site),
      ...priceHistoryEvidence(provider.id, site),
    ],
  });
}
