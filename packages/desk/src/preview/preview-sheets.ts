/** The style sheets of the site's pages, in cascade order. The preview of a text links to all of them. */
export const previewSheets = [
  'faces',
  'site',
  'articles',
  'audits',
  'comparison',
  'country',
  'data-pages',
  'home',
  'ranking',
  'review',
  'streaming',
];
