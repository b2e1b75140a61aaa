import type { Day } from '../day/day.ts';
import type { PartialDate } from '../day/partial-date.ts';
import type { Evidence } from './fact.ts';

/** How a provider can end: its service stops, or goes on as another provider's. */
export const endingKinds = ['closed', 'merged'] as const;
export type EndingKind = (typeof endingKinds)[number];

/** That a provider is no longer there, who says so, and since when. */
export interface Ending extends Evidence {
  readonly kind: EndingKind;
  readonly on: Day;
  /** The provider that its customers were handed to. */
  readonly into?: string | undefined;
}

/** What a provider was called before. */
export interface FormerName extends Evidence {
  readonly name: string;
  readonly until: PartialDate;
}

/** An ending for a sentence: names instead of ids. */
export interface EndingNames extends Pick<Ending, 'kind' | 'on'> {
  readonly name: string;
  readonly into: string | undefined;
}

export function endingNames(
  { name, status: { kind, on, into } }: { readonly name: string; readonly status: Ending },
  nameOf: (id: string) => string | undefined,
): EndingNames {
  return { name, kind, on, into: into === undefined ? undefined : nameOf(into) };
}
