import { useTranslations } from 'use-intl/react';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import { PathDrawing } from './path-drawing.tsx';

/** The drawing as a numbered figure of an article. */
export function VpnPath() {
  const t = useTranslations('blocks.vpnPath');
  return (
    <Figure caption={t('caption')}>
      <PathDrawing />
    </Figure>
  );
}
