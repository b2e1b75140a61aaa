import { useTranslations } from 'use-intl/react';
import type { BlockContract } from '#blocks/block-contract.ts';

export function AttributeTable({ contract }: { readonly contract: BlockContract }) {
  const t = useTranslations('styleguide');
  const attributes = Object.entries(contract.attributes);
  if (attributes.length === 0) return null;
  return (
    <dl className="mt-4 max-w-prose divide-y divide-line border-y border-line text-14">
      {attributes.map(([name, { kind, required, explanation }]) => (
        <div key={name} className="styleguide-row gap-x-6 py-2">
          <dt>
            <code>{name}</code>{' '}
            <span className="text-muted">({required ? t('required') : t('optional')})</span>
          </dt>
          <dd lang="en">
            <span className="text-muted">{kind}:</span> {explanation}
          </dd>
        </div>
      ))}
    </dl>
  );
}
