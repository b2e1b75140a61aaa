import { leakCheckDocument } from '@vpn-site/core/route/named-routes.ts';
import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';

export const dataPurposesBlock = block({
  name: 'data-purposes',
  summary:
    'What the software does with personal data, each with its legal basis and how long it is kept; clicks, views and analytics only where they are on.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectDataPurposes(site),
  examples: [{ name: 'As the build is', source: '{% data-purposes /%}' }],
});

/**
 * Purposes that exist on every installation of the site. Owners must describe other purposes themselves, such as answering
 * mail.
 */
const fixedPurposes = ['answers', 'choices', 'reports'] as const;

/** Purposes that depend on the build's settings. */
const optionalPurposes = ['clicks', 'views', 'analytics'] as const;

/** The purpose of the page that checks for leaks, where the site has one. */
const checkPurpose = 'leaks';

type DataPurpose = typeof checkPurpose | (typeof fixedPurposes)[number] | (typeof optionalPurposes)[number];

export interface DataPurposesModel {
  readonly purposes: readonly DataPurpose[];
}

export function selectDataPurposes({
  states,
  document,
}: Pick<SiteContext, 'states' | 'document'>): DataPurposesModel {
  const check = document(leakCheckDocument) ? ([checkPurpose] as const) : [];
  return { purposes: [...fixedPurposes, ...check, ...optionalPurposes.filter((state) => states.has(state))] };
}
