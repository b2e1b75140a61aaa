import { formatNames } from '@vpn-site/core/i18n/formats.ts';
import type { KnownFact } from '@vpn-site/core/provider/fact.ts';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import type { FactContext } from '#site/site-context.ts';
import { monthOf, type OutcomeInput } from './outcome-input.ts';

type ChoiceInput = Pick<OutcomeInput, 'provider' | 'side' | 'site'>;

/** Message value for an owner or site without a name. */
const none = 'none';

const owners = ['independent', 'one-vpn-group', 'several-vpns', 'reviews-vpns'] as const;

export function ownerWords({ provider, site }: ChoiceInput, fact: KnownFact | undefined): string | undefined {
  const interest = fact?.type === 'choice' ? fact.value : 'unknown';
  if (interest === 'unknown') return site.t('outcome.owner.unknown');
  const known = owners.find((option) => option === interest);
  const sites = reviewSites(provider, site);
  return (
    known &&
    site.t(`outcome.owner.${known}`, {
      owner: ownerName(provider, site),
      sites: sites.length === 0 ? none : formatNames(sites, site.locale),
      count: sites.length,
    })
  );
}

function groupOf({ id }: Provider, { ownership }: FactContext) {
  return ownership.find(({ brands }) => brands.some((brand) => brand.id === id));
}

function ownerName(provider: Provider, site: FactContext): string {
  return groupOf(provider, site)?.name ?? knownFact(provider, 'parent-company')?.value ?? none;
}

/** Returns the owner's review sites, without those of low confidence. */
function reviewSites(provider: Provider, site: FactContext): string[] {
  const sites = groupOf(provider, site)?.reviewSites.filter(({ confidence }) => confidence !== 'low') ?? [];
  return sites.map(({ name }) => name);
}

const storages = ['ram-only', 'encrypted-disks', 'disks'] as const;

/** Describes what the servers store data on. Unless an outsider has checked it, the text presents it as the provider's claim. */
export function storageWords({ side, site }: ChoiceInput, fact: KnownFact | undefined): string | undefined {
  const { t } = site;
  if (fact?.type !== 'choice') return t('outcome.storage.unknown');
  if (fact.value === 'ram-only' && fact.outsider) {
    return t('outcome.storage.seen', { date: monthOf(fact.outsider.date, site) });
  }
  const known = storages.find((option) => option === fact.value);
  return known && t(`outcome.storage.${known}`, { side });
}
