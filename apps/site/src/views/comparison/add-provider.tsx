import { choiceChanges } from '@vpn-site/core/comparison/selection.ts';
import { useTranslations } from 'use-intl/react';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import type { SiteContext } from '#site/site-context.ts';
import { Icon } from '#ui/icons/icon.tsx';

/** A link to a comparison with one provider added or removed. */
export interface ProviderStep {
  readonly badge: ProviderBadge;
  readonly address: string;
}

interface ProviderSteps {
  readonly add: readonly ProviderStep[];
  readonly remove: readonly ProviderStep[];
}

export function providerSteps(chosen: readonly string[], site: SiteContext): ProviderSteps {
  const overview = site.document('pages/comparisons');
  if (!overview) return { add: [], remove: [] };
  const { add, remove } = choiceChanges(overview.path, chosen, site.providers.keys());
  const step = ({ id, address }: { readonly id: string; readonly address: string }) => ({
    badge: providerBadge(id, site),
    address,
  });
  return { add: add.map(step), remove: remove.map(step) };
}

interface AddProviderProps {
  readonly steps: readonly ProviderStep[];
  /** The number of compared providers. */
  readonly count: number;
}

/**
 * A button that opens a list of all providers that can be added. Its links are nofollow, because there are thousands of
 * combinations of the same facts.
 */
export function AddProvider({ steps, count }: AddProviderProps) {
  const t = useTranslations('comparison.change');
  if (steps.length === 0) return null;
  const label = t(count === 2 ? 'third' : 'fourth');
  return (
    <>
      <button
        type="button"
        popoverTarget="add-provider"
        className="versus-button versus-add"
        aria-label={label}
      >
        <Icon name="plus" className="size-4" />
        <span>{label}</span>
      </button>
      <nav id="add-provider" popover="auto" className="versus-sheet" aria-label={label}>
        <p>{label}</p>
        <ul>
          {steps.map(({ badge, address }) => (
            <li key={badge.id}>
              <a href={address} rel="nofollow">
                <span className="sr-only">{t('add')}</span> <ProviderLabel badge={badge} size={28} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** The compared providers, each with a link to remove it. */
export function ChosenProviders({ steps }: { readonly steps: readonly ProviderStep[] }) {
  const t = useTranslations('comparison.change');
  if (steps.length === 0) return null;
  return (
    <nav aria-label={t('label')}>
      <ul className="pills">
        {steps.map(({ badge, address }) => (
          <li key={badge.id}>
            <a href={address} rel="nofollow" className="pill">
              <span className="sr-only">{t('remove')}</span> <ProviderLabel badge={badge} size={24} />
              <Icon name="close" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
