import { useTranslations } from 'use-intl/react';
import { SignDrawing } from '#ui/primitives/sign/sign.tsx';

/** Explains what happens to the data that the check sees. */
export function YourData() {
  const t = useTranslations('leakCheck.data');
  return (
    <section>
      <h2>{t('title')}</h2>
      <ul className="leak-list">
        {(['forgotten', 'compared', 'nobody'] as const).map((point) => (
          <li key={point}>
            <SignDrawing kind="for" />
            <span>{t(point)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
