/** Matches a block as documents write it. Values are in quotes and may contain a percent sign. */
const tag = /\{%\s*((?:"(?:\\.|[^"\\])*"|[^"%])*?)\s*%\}/g;
const token = /⟦([^⟦⟧]*)⟧/g;
const image = /!\[([^\]\n]*)\]\(([^)\n]*)\)/g;
const imageToken = /⟦image: ([^⟦⟧]*) → ([^⟦⟧]*)⟧/g;

/**
 * Replaces every picture, and every block inside a sentence, with ⟦text⟧. The visual editor does not lose text, but some of
 * these: an empty block, a block in italics, or a picture on its own. Blocks on their own lines, and the ids of headings,
 * are not replaced.
 */
export function withTokens(body: string): string {
  return body
    .replaceAll(tag, (whole, inner: string, at: number) =>
      inner.startsWith('#') || isAloneOnItsLine(body, at, whole.length) ? whole : `⟦${inner}⟧`,
    )
    .replaceAll(image, '⟦image: $1 → $2⟧');
}

/** Reverses `withTokens`. */
export function withoutTokens(body: string): string {
  return body
    .replaceAll(imageToken, '![$1]($2)')
    .replaceAll(token, (_, inner: string) => (inner.endsWith('/') ? `{% ${inner}%}` : `{% ${inner} %}`));
}

function isAloneOnItsLine(text: string, at: number, length: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const [after = ''] = text.slice(at + length).split('\n', 1);
  return before.trim() === '' && after.trim() === '';
}
