import { hooks } from '#browser/script-hooks.ts';
/**
 * The bar at the top of the page that apps/site/src/layout/loading-bar/loading-bar.client.ts shows. Screen readers ignore
 * it, because browsers announce page loads.
 */
export function LoadingBar() {
  return <div {...hooks({ 'data-loading-bar': true })} hidden aria-hidden="true" className="loading-bar" />;
}
