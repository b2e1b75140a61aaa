import type { Day } from '@vpn-site/core/day/day.ts';
import type { PartialDate } from '@vpn-site/core/day/partial-date.ts';
import type { EditorText } from '@vpn-site/core/locale/words.ts';
import type { Basis } from '@vpn-site/core/provider/fact.ts';
import type { FactPath, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import type { Source } from '@vpn-site/core/provider/provider.ts';
import type { Quote, WrittenQuote } from '@vpn-site/core/provider/quote.ts';

/** An editor's decision about a cell after reading its sources. */
export type Decision =
  /** The sources still support the value. `read` lists the sources that the editor opened. */
  | { readonly kind: 'still-true'; readonly read: readonly string[] }
  /**
   * The sources support another value, with these quotes. The date of the new value is that of the first quote's source.
   */
  | {
      readonly kind: 'changed';
      readonly value: YamlValue;
      readonly quotes: readonly [Quote, ...Quote[]];
      readonly basis: Basis;
      /** The date of the value; undefined if the source is undated. */
      readonly asOf?: PartialDate | undefined;
      readonly note?: EditorText | undefined;
    }
  /** A source is gone, or has moved to another address. */
  | { readonly kind: 'source-gone'; readonly source: string; readonly movedTo?: string | undefined }
  /** No reliable source supports any value. */
  | { readonly kind: 'unknown'; readonly note?: EditorText | undefined };

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

/** A cell about which an editor decides, with the relevant parts of its file. */
export interface DecidedCell {
  readonly file: string;
  readonly path: FactPath;
  readonly fields: CellFields;
  /** The sources in the file, by id. */
  readonly sources: Readonly<Record<string, Pick<Source, 'kind' | 'url' | 'published'>>>;
  /** Sources that something else in the file cites too, including claims next to the value. */
  readonly citedElsewhere: ReadonlySet<string>;
}
