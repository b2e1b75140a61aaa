import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { rankingScorer } from '@vpn-site/core/scoring/score-profile.ts';
import { noDifference, rankingDifference } from '../scores/ranking-difference.ts';

/** Hashes of the rendered pages, by address. */
export type RenderedPages = ReadonlyMap<string, string>;

/** Renders all indexable pages of the site in a folder. */
export type RenderPages = (site: string, day: Day) => RenderedPages | Promise<RenderedPages>;

/** The state of a site before or after a change. */
export interface SiteSnapshot {
  readonly catalog: Pick<Catalog, 'facts' | 'methodology'>;
  readonly pages: RenderedPages;
}

export interface Effects {
  /** Differences of scores and ranks by profile. Unchanged rankings are left out. */
  readonly rankings: ReadonlyMap<string, string>;
  readonly lists: number;
  readonly pages: readonly string[];
  readonly allPages: number;
}

export async function siteSnapshot(site: string, day: Day, render: RenderPages): Promise<SiteSnapshot> {
  const { facts, methodology } = loadCatalog(site, day);
  return { catalog: { facts, methodology }, pages: await render(site, day) };
}

export function effectsOf(before: SiteSnapshot, after: SiteSnapshot, day: Day): Effects {
  const profiles = after.catalog.methodology.profiles.map(({ id }) => id);
  const rankingsOf = ({ catalog: { facts, methodology } }: SiteSnapshot) =>
    rankingScorer(facts.providers, methodology, day);
  const [was, now] = [rankingsOf(before), rankingsOf(after)];
  const rankings = profiles.flatMap((profile) => {
    const difference = rankingDifference(was(profile), now(profile));
    return difference === noDifference ? [] : [[profile, difference] as const];
  });
  const addresses = [...new Set([...before.pages.keys(), ...after.pages.keys()])];
  return {
    rankings: new Map(rankings),
    lists: profiles.length,
    pages: addresses.filter((path) => before.pages.get(path) !== after.pages.get(path)),
    allPages: addresses.length,
  };
}
