import { type Placement, placements } from '@vpn-site/core/outbound/outbound-click.ts';
import { allDefinitions, definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { type Condition, conditions } from '@vpn-site/core/site/site-state.ts';
import { streamingServices } from '@vpn-site/core/streaming/streaming-reports.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type IconName, iconNames } from '#ui/icons/icon-table.ts';

/** The type of an attribute's value, by kind. All kinds except text, value and flag are names from a closed list. */
export interface AttributeValue {
  /** Text that readers see. */
  readonly text: string;
  /** A value in the notation of the fact files. Only the checks use it; readers never see it. */
  readonly value: string;
  readonly flag: boolean;
  readonly provider: string;
  readonly providers: readonly string[];
  readonly profile: string;
  readonly profiles: readonly string[];
  readonly fact: string;
  /** A device or browser from the vocabulary. */
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
  // Outside a document there are no fields, so any name is accepted.
  field: ({ customFields: ownFields }) => ownFields && [...ownFields.keys()],
  icon: () => iconNames,
  condition: () => conditions,
};

const listKinds: readonly AttributeKind[] = ['providers', 'profiles', 'documents', 'services'];

export function isListKind(kind: AttributeKind): boolean {
  return listKinds.includes(kind);
}

/** Returns the names that an attribute of this kind accepts; undefined for free text, a value or a flag. */
export function acceptedNames(kind: AttributeKind, site: SiteContext): readonly string[] | undefined {
  return kind === 'text' || kind === 'value' || kind === 'flag' ? undefined : namesOf[kind](site);
}
