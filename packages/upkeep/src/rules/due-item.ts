import type { Day } from '@vpn-site/core/day/day.ts';
import type { FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import type { Source } from '@vpn-site/core/provider/provider.ts';

/** What there is to keep true. */
export const dueKinds = [
  'fact',
  'plan',
  'offer',
  'country',
  'owner',
  'document',
  'translation',
  'words',
] as const;
export type DueKind = (typeof dueKinds)[number];

/** What to open: a source that is cited, the page that an offer leads to, or a text of our own. */
export interface DueSource {
  /** An address; of a text of our own, its file. */
  readonly url: string;
  readonly title: string;
  readonly kind: Source['kind'] | 'destination' | 'own-text';
}

/** Something that somebody has to look at again, at the latest on a day. */
export interface DueItem {
  readonly kind: DueKind;
  /** Whom it is about: the id of a provider, an owner or a document, or the code of a country. */
  readonly subject: string;
  /** Which one of the subject's: a key of the vocabulary, the id of a plan, the language of a text. */
  readonly key: string;
  /** From the project's root. */
  readonly file: string;
  /** Its place in a file of facts; empty in a text. */
  readonly cell: FactPath;
  /** Known once the file was read. */
  readonly line?: number | undefined;
  /** The first day on which it is out of date. */
  readonly expires: Day;
  readonly source: DueSource;
  /** What to look for in the source. */
  readonly words: readonly string[];
  /** What to do, where looking for the words is not it. */
  readonly task?: string | undefined;
}
