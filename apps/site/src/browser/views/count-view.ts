import { pageBefore } from '#domain/page-view/page-before.ts';
import { viewAddress } from '#domain/page-view/page-view.ts';

/**
 * Tells the site's own server that somebody has opened this page. Which page it is, the browser says with every request; who wants
 * no counting, and that it only draws the page ahead, too.
 */
export function countView(): void {
  navigator.sendBeacon(`${viewAddress}?${pageBefore(document.referrer, location.origin)}`);
}
