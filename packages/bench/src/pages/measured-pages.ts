export interface MeasuredPage {
  readonly name: 'home' | 'roundup' | 'review' | 'comparison' | 'guide';
  readonly path: string;
}

/** One sample page of each kind that most readers see. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/' },
  { name: 'roundup', path: '/best-vpn/for-streaming' },
  { name: 'review', path: '/reviews/mullvad' },
  { name: 'comparison', path: '/compare/nordvpn-vs-surfshark' },
  { name: 'guide', path: '/guides/set-up-vpn-on-android' },
];

/** Returns the file of a page under dist/client. */
export function pageFile(path: string): string {
  return `${path === '/' ? '/index' : path}.html`;
}
