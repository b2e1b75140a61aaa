import { pageBefore } from '@vpn-site/core/page-view/page-before.ts';
import { viewAddress } from '@vpn-site/core/page-view/page-view.ts';

/**
 * Tells the site's own server that somebody has opened this page. Which page it is, the browser says with every request; who wants
 * no counting, and that it only draws the page ahead, too.
 */
export function countView(): void {
  navigator.sendBeacon(`${viewAddress}?${pageBefore(document.referrer, location.origin)}`);
}
