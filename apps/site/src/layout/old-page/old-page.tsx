import { useTranslations } from 'use-intl/react';
import type { WrittenDay } from '../layout-props.ts';

/** A notice under the masthead of every page. It is visible only if the page is old by the reader's clock. */
export function OldPage({ asOf }: { readonly asOf: WrittenDay }) {
  const t = useTranslations('notice');
  const date = () => <time dateTime={asOf.day}>{asOf.words}</time>;
  return <p className="old-page">{t.rich('oldPage', { date })}</p>;
}
