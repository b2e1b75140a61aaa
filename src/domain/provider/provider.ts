import type { PartialDate } from '../day/partial-date.ts';
import type { Fact } from './fact.ts';

export interface Source {
  readonly url: string;
  readonly title: string;
  /** Who speaks: provider, press, dataset, research. */
  readonly publisher: string;
  readonly published?: PartialDate | undefined;
  /** The language of its title as an HTML tag; nearly all are English, so those do not say it. */
  readonly language?: string | undefined;
}

export const usualSourceLanguage = 'en';

export interface Provider {
  readonly id: string;
  readonly name: string;
  readonly website: string;
  /** One fact for every key of the vocabulary. */
  readonly facts: Readonly<Record<string, Fact>>;
  readonly sources: Readonly<Record<string, Source>>;
}

export function factOf(provider: Provider, key: string): Fact {
  const fact = Object.hasOwn(provider.facts, key) ? provider.facts[key] : undefined;
  return fact ?? { value: 'unknown' };
}
