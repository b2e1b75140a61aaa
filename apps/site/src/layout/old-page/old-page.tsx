import { useTranslations } from 'use-intl/react';
import type { WrittenDay } from '../layout-props.ts';

/** Under the masthead of every page, seen only where the reader's clock says that the page is old. */
export function OldPage({ asOf }: { readonly asOf: WrittenDay }) {
  const t = useTranslations('notice');
  const date = () => <time dateTime={asOf.day}>{asOf.words}</time>;
  return <p className="old-page">{t.rich('oldPage', { date })}</p>;
}
