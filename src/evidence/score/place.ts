import { firstPlaces } from '#domain/scoring/score-profile.ts';
import { tiedWith } from '#domain/scoring/tied-places.ts';
import { formatList, formatPlace } from '#i18n/formats.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';

/** A place as readers are shown it: the range that it can be trusted to. */
export interface PlaceView {
  readonly from: number;
  readonly to: number;
  /** How many are ranked. */
  readonly count: number;
  /** "1–3", or "4" where there is no doubt. */
  readonly text: string;
  /** The same to be read aloud: "place 1 to 3 of 12". */
  readonly spoken: string;
  /** The names of all others with the same range; undefined where nobody shares it. */
  readonly sharedWith: string | undefined;
}

/** Undefined: listed, not ranked. */
export function placeView(
  providerId: string,
  profile: string,
  site: Language & SiteFacts,
): PlaceView | undefined {
  return makePlaceView(site, providerId, profile);
}

const makePlaceView = oncePerSite(
  (site: Language & SiteFacts, providerId = '', profile = ''): PlaceView | undefined => {
    const result = site.ranking(profile);
    const { ranked } = result.ranking;
    const range = result.places.ranges.get(providerId);
    if (!range || !ranked.some(({ score }) => score.provider === providerId)) return undefined;
    const { from, to } = range;
    const count = ranked.length;
    const tied = tiedWith(providerId, result).map((other) => providerName(other, site));
    return {
      from,
      to,
      count,
      text: formatPlace(range, site.locale),
      spoken: site.t(from === to ? 'score.place' : 'score.places', { from, to, count }),
      sharedWith: tied.length === 0 ? undefined : formatList(tied, site.locale),
    };
  },
);

/** Who comes first in a list, by name: one, or all who share the first place. */
export function firstNames(profile: string, site: Language & SiteFacts): string[] {
  return firstPlaces(site.ranking(profile)).map((provider) => providerName(provider, site));
}
