import { hooks } from '../../scripts/script-hooks.ts';
/** Shown by src/browser/navigation/loading-bar.ts. The browser tells screen readers that a page loads. */
export function LoadingBar() {
  return <div {...hooks({ 'data-loading-bar': true })} hidden aria-hidden="true" className="loading-bar" />;
}
