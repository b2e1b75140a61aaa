import { useTranslations } from 'use-intl/react';
import { choiceChanges } from '#domain/comparison/selection.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { Icon } from '#ui/icons/icon.tsx';

interface ChangeChoiceProps {
  readonly chosen: readonly string[];
  readonly site: SiteContext;
}

/**
 * Links to every comparison that is one provider away. Crawlers are asked not to follow them: there are thousands of
 * choices, all made of the same facts.
 */
export function ChangeChoice({ chosen, site }: ChangeChoiceProps) {
  const t = useTranslations('comparison.change');
  const overview = site.document('pages/comparisons');
  if (!overview) return null;
  const { add, remove } = choiceChanges(overview.path, chosen, site.providers.keys());
  const nameOf = (id: string) => providerName(id, site);
  return (
    <nav className="change-choice" aria-label={t('label')}>
      {remove.length > 0 && (
        <ul className="chosen">
          {remove.map(({ id, address }) => (
            <li key={id}>
              <a href={address} rel="nofollow" aria-label={t('remove', { name: nameOf(id) })}>
                {nameOf(id)}
                <Icon name="close" className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {add.length > 0 ? (
        <details>
          <summary>
            <Icon name="plus" className="size-4" />
            {t(chosen.length === 2 ? 'third' : 'fourth')}
          </summary>
          <ul className="pair-list">
            {add.map(({ id, address }) => (
              <li key={id}>
                <a href={address} rel="nofollow" aria-label={t('add', { name: nameOf(id) })}>
                  {nameOf(id)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p>{t('full')}</p>
      )}
    </nav>
  );
}
