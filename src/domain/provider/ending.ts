import type { Day } from '../day/day.ts';
import type { PartialDate } from '../day/partial-date.ts';
import type { Evidence } from './fact.ts';
import type { Provider } from './provider.ts';

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

/** The same for a sentence: names instead of ids. */
export interface EndingNames extends Pick<Ending, 'kind' | 'on'> {
  readonly name: string;
  readonly into: string | undefined;
}

/** What a provider was called before. */
export interface FormerName extends Evidence {
  readonly name: string;
  readonly until: PartialDate;
}

/** A provider that is no longer there. Nothing is recommended, ranked or priced of it; what happened stays told. */
export interface FormerProvider extends Provider {
  readonly status: Ending;
}

export function endingNames(
  { name, status: { kind, on, into } }: Pick<FormerProvider, 'name' | 'status'>,
  nameOf: (id: string) => string | undefined,
): EndingNames {
  return { name, kind, on, into: into === undefined ? undefined : nameOf(into) };
}

export function hasEnded(provider: Provider): provider is FormerProvider {
  return provider.status !== undefined;
}
