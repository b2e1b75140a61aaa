import type { Ending } from './ending.ts';
import type { Provider } from './provider.ts';

/** A provider that is no longer there. Nothing is recommended, ranked or priced of it; what happened stays told. */
export interface FormerProvider extends Provider {
  readonly status: Ending;
}

/** The same for a sentence: names instead of ids. */
export interface EndingNames extends Pick<Ending, 'kind' | 'on'> {
  readonly name: string;
  readonly into: string | undefined;
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
