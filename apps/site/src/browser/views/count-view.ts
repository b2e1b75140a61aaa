import { pageBefore } from '@vpn-site/core/page-view/page-before.ts';
import { viewAddress } from '@vpn-site/core/page-view/page-view.ts';

/**
 * Reports a view of this page to our own server. The browser's request headers already say which page it is, whether the
 * reader refuses counting, and whether the page is only being prerendered.
 */
export function countView(): void {
  navigator.sendBeacon(`${viewAddress}?${pageBefore(document.referrer, location.origin)}`);
}
