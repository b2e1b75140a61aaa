import { formatNames } from '@vpn-site/core/i18n/formats.ts';
import { joinSentences, type RichText, wordsIn } from '@vpn-site/core/locale/words.ts';
import { ownershipMapPage, sameOwners } from '@vpn-site/core/provider/ownership.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { FactContext, SiteLinks } from '#site/site-context.ts';
import { cellView, type PartialMark } from '../fact/fact-view.ts';

export interface SameOwnerModel {
  readonly id: string;
  readonly title: string;
  readonly text: RichText;
  readonly marks: readonly PartialMark[];
  /** The page with the map of all owners. */
  readonly map: string | undefined;
}

/** Finds the providers on a page that belong to the same owner. */
export function selectSameOwners(ids: readonly string[], site: FactContext & SiteLinks): SameOwnerModel[] {
  const { t, locale } = site;
  return sameOwners(ids, site.ownership).map(({ group, providers }) => {
    const names = formatNames(
      providers.map((id) => providerName(id, site)),
      site.locale,
    );
    const owner = group.name;
    // On a page with only two providers, the notice need not name them.
    const [title, money] =
      ids.length === 2
        ? [t('comparison.sameOwner', { owner }), t('comparison.sameOwnerMoney')]
        : [t('comparison.many.sameOwner', { names, owner }), t('comparison.many.sameOwnerMoney')];
    return {
      id: group.id,
      title,
      text: joinSentences([group.note && wordsIn(group.note, locale), money]),
      marks: providers.flatMap((id) => {
        const { mark } = cellView(id, 'parent-company', site);
        return mark ? [{ ...mark, about: providerName(id, site) }] : [];
      }),
      map: site.document(ownershipMapPage)?.path,
    };
  });
}
