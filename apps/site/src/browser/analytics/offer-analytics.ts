import { hookValue, selector } from '../script-hooks.ts';
import { whenPresent } from '../when-present.ts';

/**
 * Starts analytics only on a page that has an analytics key. Global Privacy Control counts as a refusal, so the reader is
 * not asked and nothing loads.
 */
export function offerAnalytics(): void {
  const { globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  if (globalPrivacyControl === true) return;
  whenPresent(selector('data-analytics'), async (page) =>
    (await import('./start-analytics.ts')).startAnalytics(hookValue(page, 'data-analytics') ?? ''),
  );
}
