import { block } from '#blocks/block.ts';
import { allRecordRows, type RecordRows } from '#evidence/record/records.ts';
import type { SiteContext } from '#site/site-context.ts';

export const auditDecoderBlock = block({
  name: 'audit-decoder',
  summary:
    'Every audit of every provider taken apart (who, when, what, what not, whether public), every incident, and what put each provider to the test; once on a page, under a heading.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectAuditDecoder(site),
  examples: [{ name: 'All providers', source: '{% audit-decoder /%}' }],
});

interface DecodedProvider {
  readonly rows: RecordRows;
  /** Link to the provider's review, which has the same records. */
  readonly review: string | undefined;
}

export interface AuditDecoderModel {
  readonly providers: readonly DecodedProvider[];
}

export function selectAuditDecoder(site: SiteContext): AuditDecoderModel {
  return {
    providers: allRecordRows(site).map((rows) => {
      const review = site.reviewPath(rows.provider);
      return { rows, review: review && `${review}#audits` };
    }),
  };
}
