import { allRecordRows, type RecordRows } from '#evidence/record/records.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface DecodedProvider {
  readonly rows: RecordRows;
  /** The same in the provider's review. */
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
