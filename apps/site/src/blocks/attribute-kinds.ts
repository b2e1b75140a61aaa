import { type Placement, placements } from '@vpn-site/core/outbound/outbound-click.ts';
import { allDefinitions, definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { type Condition, conditions } from '@vpn-site/core/site/site-state.ts';
import { streamingServices } from '@vpn-site/core/streaming/streaming-reports.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type IconName, iconNames } from '#ui/icons/icon-table.ts';

/** What an attribute may hold, by kind. Every kind but text, value and flag is a name from a closed list. */
export interface AttributeValue {
  /** Words that readers see. */
  readonly text: string;
  /** A value as facts write it, for the checks: no reader sees it. */
  readonly value: string;
  readonly flag: boolean;
  readonly provider: string;
  readonly providers: readonly string[];
  readonly profile: string;
  readonly profiles: readonly string[];
  readonly fact: string;
  /** A device or a browser that facts can name. */
  readonly platform: string;
  readonly document: string;
  readonly documents: readonly string[];
  readonly services: readonly string[];
  readonly country: string;
  readonly term: string;
  readonly placement: Placement;
  readonly pick: string;
  readonly field: string;
  readonly icon: IconName;
  readonly condition: Condition;
}

export type AttributeKind = keyof AttributeValue;

type FreeKind = 'text' | 'value' | 'flag';

const namesOf: Readonly<
  Record<Exclude<AttributeKind, FreeKind>, (site: SiteContext) => readonly string[] | undefined>
> = {
  provider: ({ providers }) => [...providers.keys()],
  providers: ({ providers }) => [...providers.keys()],
  profile: ({ methodology }) => methodology.profiles.map(({ id }) => id),
  profiles: ({ methodology }) => methodology.profiles.map(({ id }) => id),
  fact: ({ vocabulary }) => allDefinitions(vocabulary).map(({ key }) => key),
  platform: ({ vocabulary }) => Object.keys(definitionOf('platforms', vocabulary)?.options ?? {}),
  document: ({ documentIds }) => documentIds,
  documents: ({ documentIds }) => documentIds,
  services: ({ vocabulary }) => streamingServices(vocabulary),
  country: ({ countries }) => [...countries.keys()],
  term: ({ glossary }) => [...glossary.keys()],
  placement: () => placements,
  pick: ({ methodology }) => methodology.picks.map(({ id }) => id),
  // Outside of a text there are no fields, and any name will do.
  field: ({ ownFields }) => ownFields && [...ownFields.keys()],
  icon: () => iconNames,
  condition: () => conditions,
};

const lists: readonly AttributeKind[] = ['providers', 'profiles', 'documents', 'services'];

export function isListKind(kind: AttributeKind): boolean {
  return lists.includes(kind);
}

/** The names that an attribute of this kind accepts, or undefined where any text, any value or a flag does. */
export function acceptedNames(kind: AttributeKind, site: SiteContext): readonly string[] | undefined {
  return kind === 'text' || kind === 'value' || kind === 'flag' ? undefined : namesOf[kind](site);
}
