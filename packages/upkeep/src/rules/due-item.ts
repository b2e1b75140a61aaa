import type { Day } from '@vpn-site/core/day/day.ts';
import type { FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import type { Source } from '@vpn-site/core/provider/provider.ts';

/** Kinds of content that can become outdated. */
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

/** The page to open: a cited source, the destination of an offer, or one of our own texts. */
export interface DueSource {
  /** An address, or the file of one of our own texts. */
  readonly url: string;
  readonly title: string;
  readonly kind: Source['kind'] | 'destination' | 'own-text';
}

/** Content that must be checked again by a certain day. */
export interface DueItem {
  readonly kind: DueKind;
  /** The id of a provider, an owner or a document, or the code of a country. */
  readonly subject: string;
  /** The item of the subject: a key of the vocabulary, the id of a plan, or the language of a text. */
  readonly key: string;
  /** The path of its file, relative to the project's root. */
  readonly file: string;
  /** The path of its value in a fact file; empty for a text. */
  readonly cell: FactPath;
  /** The line. Set once the file has been read. */
  readonly line?: number | undefined;
  /** The first day on which the item is out of date. */
  readonly expires: Day;
  readonly source: DueSource;
  /** The quotes to look for in the source. */
  readonly words: readonly string[];
  /** The task, if it is not to look for the quotes. */
  readonly task?: string | undefined;
}
