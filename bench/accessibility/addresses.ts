import { builtPages } from '../../tests/e2e/harness/built-pages.ts';

/** What is drawn when it is asked for, and tools that were used: no file shows them so. */
const withQuery = [
  ['/search', '/pl/szukaj', '/tr/ara'].flatMap((path) => [path, `${path}?q=vpn`, `${path}?q=qqqqqqqq`]),
  ['/compare', '/pl/porownania', '/tr/karsilastirma'].map(
    (path) => `${path}?with=ivpn,mullvad,nordvpn,private-internet-access`,
  ),
  ['/tools/true-cost', '/pl/narzedzia/rzeczywisty-koszt', '/tr/araclar/gercek-maliyet'].map(
    (path) => `${path}?plan=nordvpn.basic-two-year&plan=mullvad.one-month-credit&years=3&from=2026-01-31`,
  ),
  ['/tools/your-ranking', '/pl/narzedzia/twoj-ranking', '/tr/araclar/kendi-siralamaniz'].map(
    (path) => `${path}?trust=0&need=kill-switch&need=ram-only-servers&a=nordvpn`,
  ),
  ['/tools/do-i-need-a-vpn', '/pl/narzedzia/czy-potrzebuje-vpn', '/tr/araclar/vpn-gerekli-mi'].flatMap(
    (path) => [`${path}?worry=blocked&place=turkey&device=tv`, `${path}?worry=sites&follow=adverts`],
  ),
].flat();

/** Every page that a reader can be shown, error pages included. */
export function everyAddress(): string[] {
  return [...builtPages().map(({ path }) => path), ...withQuery];
}
