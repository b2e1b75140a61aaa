import type { KnownFact } from '@vpn-site/core/provider/fact.ts';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import { groupOf, none, reviewSiteWords } from '#evidence/owner/review-site-words.ts';
import type { FactContext } from '#site/site-context.ts';
import { monthOf, type OutcomeInput } from './outcome-input.ts';

type ChoiceInput = Pick<OutcomeInput, 'provider' | 'side' | 'site'>;

const owners = ['independent', 'one-vpn-group', 'several-vpns', 'reviews-vpns'] as const;

export function ownerWords({ provider, site }: ChoiceInput, fact: KnownFact | undefined): string | undefined {
  const interest = fact?.type === 'choice' ? fact.value : 'unknown';
  if (interest === 'unknown') return site.t('outcome.owner.unknown');
  const known = owners.find((option) => option === interest);
  return (
    known &&
    site.t(`outcome.owner.${known}`, {
      owner: ownerName(provider, site),
      ...reviewSiteWords(provider.id, site),
    })
  );
}

/** Describes the owner and its interests, like `ownerWords`, but in two parts that are short enough for table cells. */
export function ownerAndInterests(
  provider: Provider,
  fact: KnownFact | undefined,
  site: FactContext,
): { readonly owner: string; readonly interests: string } | undefined {
  const interest = fact?.type === 'choice' ? fact.value : undefined;
  const known = owners.find((option) => option === interest);
  if (known === undefined) return undefined;
  const name = ownerName(provider, site);
  return {
    owner: name === none ? site.t('comparison.six.independent') : name,
    interests: site.t(`comparison.six.owns.${known}`, reviewSiteWords(provider.id, site)),
  };
}

function ownerName(provider: Provider, site: FactContext): string {
  return groupOf(provider.id, site)?.name ?? knownFact(provider, 'parent-company')?.value ?? none;
}

const storages = ['ram-only', 'encrypted-disks', 'disks'] as const;

/** Describes the storage of the servers. If no third party has checked it, the text presents it as the provider's claim. */
export function storageWords(
  { provider, side, site }: ChoiceInput,
  fact: KnownFact | undefined,
): string | undefined {
  const { t } = site;
  if (fact?.type !== 'choice') return t('outcome.storage.unknown');
  if (fact.value === 'ram-only' && fact.outsider) {
    const { publisher } = provider.sources[fact.outsider.source] ?? {};
    // A provider also publishes reports that others wrote.
    const isOwnAccount = publisher === 'provider' && fact.basis !== 'independent-audit';
    if (isOwnAccount) return t('outcome.storage.seen-by-own-account');
    return t('outcome.storage.seen', { date: monthOf(fact.outsider.date, site) });
  }
  const known = storages.find((option) => option === fact.value);
  return known && t(`outcome.storage.${known}`, { side });
}
