import type { Day } from '../day/day.ts';
import type { PartialDate } from '../day/partial-date.ts';
import type { Evidence } from './fact.ts';

/** The ways in which a provider can end: the service stops, or continues as part of another provider. */
export const endingKinds = ['closed', 'merged'] as const;
export type EndingKind = (typeof endingKinds)[number];

/** The end of a provider, with its evidence and day. */
export interface Ending extends Evidence {
  readonly kind: EndingKind;
  readonly on: Day;
  /** The provider that took over its customers. */
  readonly into?: string | undefined;
}

export interface FormerName extends Evidence {
  readonly name: string;
  readonly until: PartialDate;
}

/** An ending with names instead of ids, for use in a sentence. */
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
