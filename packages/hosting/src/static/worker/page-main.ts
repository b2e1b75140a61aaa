const main = /(<main\b[^>]*>)(.*)(<\/main>)/s;

/** A page with something else in its main part: what is there now is handed over. */
export function withMain(html: string, draw: (content: string) => string): string {
  return html.replace(
    main,
    (_page, start: string, content: string, end: string) => start + draw(content) + end,
  );
}
