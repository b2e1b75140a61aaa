/** A tag of `<head>` as data, so that it can be tested without a browser. */
export type HeadTag =
  | { readonly tag: 'title'; readonly text: string }
  | { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> }
  /** A data block. The script policy does not apply to it, because browsers do not run it. */
  | { readonly tag: 'script'; readonly data: object };

export function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

/** A meta tag of the Open Graph protocol. */
export function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}

/** Renders head tags as HTML. All code must use this function. */
export function renderHeadTags(tags: readonly HeadTag[]): string {
  return tags.map(renderTag).join('');
}

function renderTag(tag: HeadTag): string {
  if (tag.tag === 'title') return `<title>${escapeHtml(tag.text)}</title>`;
  if (tag.tag === 'script') return `<script type="application/ld+json">${scriptJson(tag.data)}</script>`;
  const attributes = Object.entries(tag.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag.tag}${attributes.join('')}>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Characters that are written as JSON escapes, because a script element or an old JavaScript parser could misread them. */
const risky: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Serializes data for a script element. No text in it can close the element or open a comment. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll(/[<>&\u2028\u2029]/g, (character) => risky[character] ?? character);
}
