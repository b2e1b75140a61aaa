import { minCompared, neighboringComparisons } from '@vpn-site/core/comparison/selection.ts';
import { useTranslations } from 'use-intl/react';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import type { SiteContext } from '#site/site-context.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';

/** A link to a comparison with one provider added or removed. */
export interface ProviderStep {
  readonly badge: ProviderBadge;
  readonly address: string;
}

interface ProviderSteps {
  readonly add: readonly ProviderStep[];
  readonly remove: readonly ProviderStep[];
}

/** Returns the links that add a provider to the compared ones or remove one of them. */
export function providerSteps(chosen: readonly string[], site: SiteContext): ProviderSteps {
  const overview = site.document('pages/comparisons');
  if (!overview) return { add: [], remove: [] };
  const { add, remove } = neighboringComparisons(overview.path, chosen, site.providers.keys());
  const step = ({ id, address }: { readonly id: string; readonly address: string }) => ({
    badge: providerBadge(id, site),
    address,
  });
  return { add: add.map(step), remove: remove.map(step) };
}

interface ChangeComparisonProps extends ProviderSteps {
  /** The number of compared providers. */
  readonly count: number;
}

/**
 * Links to comparisons with one provider more or less. They are nofollow, because thousands of combinations would show the
 * same facts.
 */
export function ChangeComparison({ add, remove, count }: ChangeComparisonProps) {
  const t = useTranslations('comparison.change');
  const heading = t(add.length === 0 ? 'label' : count === minCompared - 1 ? 'third' : 'fourth');
  if (add.length === 0 && remove.length === 0) return null;
  return (
    <SideHead id="change" heading={heading} isFolded>
      {add.length > 0 && <Steps steps={add} label={t('add')} icon="plus" />}
      {remove.length > 0 && <Steps steps={remove} label={t('remove')} icon="close" />}
    </SideHead>
  );
}

interface StepsProps {
  readonly steps: readonly ProviderStep[];
  readonly label: string;
  readonly icon: 'plus' | 'close';
}

function Steps({ steps, label, icon }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ul className="pills">
        {steps.map(({ badge, address }) => (
          <li key={badge.id}>
            <a href={address} rel="nofollow" className="pill">
              <span className="sr-only">{label}</span> <ProviderLabel badge={badge} size={24} />
              <Icon name={icon} className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
