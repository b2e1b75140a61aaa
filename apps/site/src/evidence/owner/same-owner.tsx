import { Text } from '@vpn-site/core/i18n/text.tsx';
import { useTranslations } from 'use-intl/react';
import type { FactContext, SiteLinks } from '#site/site-context.ts';
import { Notice } from '#ui/primitives/notice/notice.tsx';
import { SourceMarks } from '#ui/primitives/source-mark/source-mark.tsx';
import { type SameOwnerModel, selectSameOwners } from './same-owner-model.ts';

/**
 * A notice that providers share an owner. It comes first, because a choice between brands of one group is not a choice
 * between companies.
 */
export function SameOwner({ owners }: { readonly owners: readonly SameOwnerModel[] }) {
  const t = useTranslations('comparison');
  if (owners.length === 0) return null;
  return (
    <div className="same-owner">
      {owners.map(({ id, title, text, marks, map }) => (
        <Notice key={id} title={title}>
          <p>
            <Text words={text} />
            <SourceMarks marks={marks} />
          </p>
          {map !== undefined && (
            <p>
              <a href={map}>{t('sameOwnerMap')}</a>
            </p>
          )}
        </Notice>
      ))}
    </div>
  );
}

interface SameOwnerAmongProps {
  readonly providers: readonly string[];
  readonly site: FactContext & SiteLinks;
}

export function SameOwnerAmong({ providers, site }: SameOwnerAmongProps) {
  return <SameOwner owners={selectSameOwners(providers, site)} />;
}
