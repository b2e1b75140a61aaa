/**
 * One address of every kind of page, and every tool with what a reader entered. A new kind joins with one line; the style
 * guide is built for the tests only. Hand-off pages lead elsewhere by themselves: their own tests look at them.
 */
export const pageKinds = [
  ['home', '/'],
  ['home in another language', '/pl'],
  ['article', '/privacy/what-is-a-vpn'],
  ['article in another language', '/tr/gizlilik/vpn-nedir'],
  ['guide', '/guides/install-vpn-on-router'],
  ['review', '/reviews/alder'],
  ['all reviews', '/pl/recenzje'],
  ['roundup', '/pl/najlepszy-vpn'],
  ['comparison', '/tr/karsilastirma/birch-vs-cedar'],
  ['overview of comparisons', '/compare'],
  ['three providers chosen', '/compare?with=dogwood,alder,elm'],
  ['ranking by your own weights', '/tools/your-ranking?profile=overall&trust=10&privacy=40'],
  ['true cost', '/pl/narzedzia/rzeczywisty-koszt?plan=birch.annual&years=3'],
  ['whether you need one', '/tr/araclar/vpn-gerekli-mi'],
  ['map of owners', '/who-owns-vpns'],
  ['audits', '/tr/vpn-denetimleri'],
  ['deals', '/deals'],
  ['methodology', '/pl/metodologia'],
  ['glossary', '/glossary'],
  ['open data', '/open-data'],
  ['search', '/search?q=kill+switch'],
  ['search without an answer', '/tr/ara?q=qqqqqqqq'],
  ['not found', '/nope'],
  ['not found in another language', '/pl/nope'],
  ['style guide', '/styleguide'],
] as const;
