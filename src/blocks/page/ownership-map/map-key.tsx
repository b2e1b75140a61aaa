import { useTranslations } from 'use-intl/react';
import { NodeMark } from './node-mark.tsx';

/** What the signs of the drawing mean. */
export function MapKey() {
  const t = useTranslations('blocks.ownershipMap');
  return (
    <ul className="owner-key">
      {(['reviewed', 'other', 'site'] as const).map((kind) => (
        <li key={kind}>
          <svg aria-hidden="true" viewBox="0 0 16 16">
            <NodeMark kind={kind} x={8} y={8} />
          </svg>
          {t(kind)}
        </li>
      ))}
      <li>
        <svg aria-hidden="true" viewBox="0 0 32 16" className="owner-key-line">
          <path className="owner-edge owner-weak" d="M0 8H32" />
        </svg>
        {t('weak')}
      </li>
    </ul>
  );
}
