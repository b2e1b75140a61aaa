/**
 * The bare page: the same document without anything that makes a browser fetch or run more, images among it. Words,
 * markup and the data for machines stay, since they are the page itself.
 */
export function barePage(html: string): string {
  return html
    .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest)"[^>]*>/g, '')
    .replaceAll(/<(?:img|source) [^>]*>/g, '');
}
