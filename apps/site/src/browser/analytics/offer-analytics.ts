import { hookValue, selector } from '../script-hooks.ts';
import { whenPresent } from '../when-present.ts';

/**
 * Starts analytics on pages with an analytics key. Global Privacy Control counts as a refusal: the reader is not asked, and
 * nothing is loaded.
 */
export function offerAnalytics(): void {
  const { globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  if (globalPrivacyControl === true) return;
  whenPresent(selector('data-analytics'), async (page) =>
    (await import('./start-analytics.ts')).startAnalytics(hookValue(page, 'data-analytics') ?? ''),
  );
}
