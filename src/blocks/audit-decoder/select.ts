import type { BlockContext } from '../block-context.ts';
import { allRecordRows, type RecordRows } from '../records/record-rows.ts';

export interface DecodedProvider {
  readonly rows: RecordRows;
  /** The same in the provider's review. */
  readonly review: string | undefined;
}

export interface AuditDecoderModel {
  readonly providers: readonly DecodedProvider[];
}

export function selectAuditDecoder(context: BlockContext): AuditDecoderModel {
  return {
    providers: allRecordRows(context).map((rows) => {
      const review = context.reviewPath(rows.provider);
      return { rows, review: review && `${review}#audits` };
    }),
  };
}
