/**
 * The user agent of a normal browser. The user agents of Node and of headless Chromium count as bots, which get no error
 * pages.
 */
export const readerAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export const asReader = { 'user-agent': readerAgent };
