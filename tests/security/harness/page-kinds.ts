/** One address of every kind of page. A new kind joins with one line; the style guide is built for the tests only. */
export const pageKinds = [
  ['home', '/'],
  ['home in another language', '/pl'],
  ['article', '/privacy/what-is-a-vpn'],
  ['article in another language', '/tr/gizlilik/vpn-nedir'],
  ['review', '/reviews/mullvad'],
  ['roundup', '/pl/najlepszy-vpn'],
  ['comparison', '/tr/karsilastirma/nordvpn-vs-surfshark'],
  ['search', '/search?q=kill+switch'],
  ['search without an answer', '/tr/ara?q=qqqqqqqq'],
  ['not found', '/nope'],
  ['not found in another language', '/pl/nope'],
  ['style guide', '/styleguide'],
] as const;
