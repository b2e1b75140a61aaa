const main = /(<main\b[^>]*>)(.*)(<\/main>)/s;

/** Returns the page with another `<main>` content, which `render` returns for the current content. */
export function withMain(html: string, render: (content: string) => string): string {
  return html.replace(
    main,
    (_page, start: string, content: string, end: string) => start + render(content) + end,
  );
}
