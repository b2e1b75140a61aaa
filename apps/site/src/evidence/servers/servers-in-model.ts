import { byAlphabet, regionName } from '@vpn-site/core/i18n/formats.ts';
import type { Words } from '@vpn-site/core/locale/words.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type CellView, cellView, factView } from '../fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '../mark/provider-badge.ts';

interface ServersRow {
  readonly badge: ProviderBadge;
  readonly review: string | undefined;
  readonly answer: CellView;
  readonly note: Words | undefined;
}

export interface ServersInModel {
  readonly country: string;
  readonly rows: readonly ServersRow[];
}

const order: readonly CellView['sign'][] = ['yes', 'no', 'unknown'];

export function selectServersIn(country: string, site: SiteContext): ServersInModel {
  const rows = [...site.providers.keys()].map((provider) => serversRow(provider, country, site));
  return {
    country: regionName(country, site.locale),
    rows: rows.toSorted(
      (a, b) =>
        order.indexOf(a.answer.sign) - order.indexOf(b.answer.sign) ||
        byAlphabet(a.badge.name, b.badge.name, site.locale),
    ),
  };
}

function serversRow(provider: string, country: string, site: SiteContext): ServersRow {
  const listed = knownFact(providerById(provider, site), 'home-servers')?.value.includes(country);
  const cell = cellView(provider, 'home-servers', site);
  return {
    badge: providerBadge(provider, site),
    review: site.reviewPath(provider),
    answer:
      listed === undefined
        ? cell
        : {
            ...cell,
            sign: listed ? 'yes' : 'no',
            text: site.evidence.answers[`${listed}`].label[site.locale],
          },
    note: factView(provider, 'home-servers', site).note,
  };
}
