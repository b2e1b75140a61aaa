import { pageBefore } from '@vpn-site/core/page-view/page-before.ts';
import { viewAddress } from '@vpn-site/core/page-view/page-view.ts';

/**
 * Reports a view of this page to our own server. The browser's request headers already tell which page it is, whether the
 * reader objects to counting, and whether the page is only prerendered.
 */
export function countView(): void {
  navigator.sendBeacon(`${viewAddress}?${pageBefore(document.referrer, location.origin)}`);
}
