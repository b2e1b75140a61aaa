import type { Day } from '@vpn-site/core/day/day.ts';
import type { PartialDate } from '@vpn-site/core/day/partial-date.ts';
import type { EditorText } from '@vpn-site/core/locale/words.ts';
import type { Basis } from '@vpn-site/core/provider/fact.ts';
import type { FactPath, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import type { Source } from '@vpn-site/core/provider/provider.ts';
import type { Quote, WrittenQuote } from '@vpn-site/core/provider/quote.ts';

/** What an editor who has read the sources of a cell says about it. */
export type Decision =
  /** They still carry the value; `read` names those that were opened. */
  | { readonly kind: 'still-true'; readonly read: readonly string[] }
  /** They carry another value, in these words: the first quote is that of the source that dates it. */
  | {
      readonly kind: 'changed';
      readonly value: YamlValue;
      readonly quotes: readonly [Quote, ...Quote[]];
      readonly basis: Basis;
      /** Without one, the source is undated. */
      readonly asOf?: PartialDate | undefined;
      readonly note?: EditorText | undefined;
    }
  /** One of them is no longer there, or now stands at another address. */
  | { readonly kind: 'source-gone'; readonly source: string; readonly movedTo?: string | undefined }
  /** Nobody we would rely on says anything any more. */
  | { readonly kind: 'unknown'; readonly note?: EditorText | undefined };

/** The fields of a cell as they stand in its file. */
export interface CellFields {
  readonly value?: unknown;
  readonly basis?: unknown;
  readonly asOf?: PartialDate | undefined;
  readonly checked?: Day | undefined;
  readonly firstRead?: Day | undefined;
  readonly sources?: readonly string[] | undefined;
  readonly quotes?: readonly WrittenQuote[] | undefined;
  readonly note?: EditorText | undefined;
  readonly claims?: unknown;
  readonly [other: string]: unknown;
}

/** A cell to be decided about, with what of its file matters to it. */
export interface DecidedCell {
  readonly file: string;
  readonly path: FactPath;
  readonly fields: CellFields;
  /** The table of sources of its file. */
  readonly sources: Readonly<Record<string, Pick<Source, 'kind' | 'url' | 'published'>>>;
  /** Sources that something else in the file rests on too; claims beside the value count as something else. */
  readonly citedElsewhere: ReadonlySet<string>;
}
