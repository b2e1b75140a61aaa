import { hookValue, selector } from '../script-hooks.ts';
import { whenPresent } from '../when-present.ts';

/** Only a page with a key knows of analytics at all. Global Privacy Control is a refusal: nobody is asked, nothing loads. */
export function offerAnalytics(): void {
  const { globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  if (globalPrivacyControl === true) return;
  whenPresent(selector('data-analytics'), async (page) =>
    (await import('./start-analytics.ts')).startAnalytics(hookValue(page, 'data-analytics') ?? ''),
  );
}
