import { placements } from '#domain/outbound/outbound-click.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { conditions } from '#domain/site/site-state.ts';
import type { SiteContext } from '#site/site-context.ts';
import { iconNames } from '#ui/icons/icon-table.ts';
import { streamingServices } from './page/comparison-streaming-table/streaming-services.ts';

/** What an attribute may hold. Every kind but text and flag is a name from a closed list. */
export type AttributeKind =
  | 'text'
  | 'flag'
  | 'provider'
  | 'providers'
  | 'profile'
  | 'profiles'
  | 'fact'
  | 'document'
  | 'documents'
  | 'services'
  | 'term'
  | 'placement'
  | 'field'
  | 'icon'
  | 'condition';

const namesOf: Readonly<
  Record<Exclude<AttributeKind, 'text' | 'flag'>, (site: SiteContext) => readonly string[] | undefined>
> = {
  provider: ({ providers }) => [...providers.keys()],
  providers: ({ providers }) => [...providers.keys()],
  profile: ({ methodology }) => methodology.profiles.map(({ id }) => id),
  profiles: ({ methodology }) => methodology.profiles.map(({ id }) => id),
  fact: ({ vocabulary }) => allDefinitions(vocabulary).map(({ key }) => key),
  document: ({ documentIds }) => documentIds,
  documents: ({ documentIds }) => documentIds,
  services: ({ vocabulary }) => streamingServices(vocabulary),
  term: ({ glossary }) => [...glossary.keys()],
  placement: () => placements,
  // Outside of a text there are no fields, and any name will do.
  field: ({ ownFields }) => ownFields && [...ownFields.keys()],
  icon: () => iconNames,
  condition: () => conditions,
};

const lists: readonly AttributeKind[] = ['providers', 'profiles', 'documents', 'services'];

export function isListKind(kind: AttributeKind): boolean {
  return lists.includes(kind);
}

/** The names that an attribute of this kind accepts, or undefined where any text or a flag does. */
export function acceptedNames(kind: AttributeKind, site: SiteContext): readonly string[] | undefined {
  return kind === 'text' || kind === 'flag' ? undefined : namesOf[kind](site);
}
