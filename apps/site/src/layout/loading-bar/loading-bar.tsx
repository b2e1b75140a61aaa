import { hooks } from '#browser/script-hooks.ts';
/**
 * Shown by apps/site/src/layout/loading-bar/loading-bar.client.ts. Hidden from screen readers, because browsers announce
 * page loads already.
 */
export function LoadingBar() {
  return <div {...hooks({ 'data-loading-bar': true })} hidden aria-hidden="true" className="loading-bar" />;
}
