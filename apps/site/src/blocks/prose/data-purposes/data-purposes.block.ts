import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';

export const dataPurposesBlock = block({
  name: 'data-purposes',
  summary:
    'What the software does with personal data, each with its legal basis and how long it is kept; views and analytics only where they are on.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectDataPurposes(site),
  examples: [{ name: 'As the build is', source: '{% data-purposes /%}' }],
});

/**
 * Purposes that exist on every installation of the site. Owners must describe other purposes themselves, such as answering
 * mail.
 */
const fixedPurposes = ['answers', 'choices', 'clicks', 'reports'] as const;

/** Purposes that depend on the build's settings. */
const optionalPurposes = ['views', 'analytics'] as const;

type DataPurpose = (typeof fixedPurposes)[number] | (typeof optionalPurposes)[number];

export interface DataPurposesModel {
  readonly purposes: readonly DataPurpose[];
}

export function selectDataPurposes({ states }: Pick<SiteContext, 'states'>): DataPurposesModel {
  return { purposes: [...fixedPurposes, ...optionalPurposes.filter((state) => states.has(state))] };
}
