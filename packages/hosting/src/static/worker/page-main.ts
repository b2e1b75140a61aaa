const main = /(<main\b[^>]*>)(.*)(<\/main>)/s;

/** Returns the page with its `<main>` content replaced by what `render` returns for the current content. */
export function withMain(html: string, render: (content: string) => string): string {
  return html.replace(
    main,
    (_page, start: string, content: string, end: string) => start + render(content) + end,
  );
}
