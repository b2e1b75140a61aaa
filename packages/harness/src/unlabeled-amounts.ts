import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Patterns of a language for amounts of money, and for words that say where they are charged and about tax. */
const languages = {
  pl: {
    amount: /\d[\d\u00a0.,]*\u00a0(?:USD|EUR|PLN|zł)/gu,
    basis: anyOrder('dla USA|dla Polski|dla Turcji', 'VAT|podat'),
  },
  tr: {
    amount: /[$€₺]\d[\d.,]*/gu,
    basis: anyOrder('ABD|Türkiye fiyat', 'KDV|vergi'),
  },
} as const;

/**
 * Matches text about the market and about tax within a sentence or two of each other, because text about taxes elsewhere on
 * the page says nothing about this amount.
 */
function anyOrder(market: string, tax: string): RegExp {
  const near = '.{0,140}?';
  return new RegExp(`(?:${market})${near}(?:${tax})|(?:${tax})${near}(?:${market})`, 'isu');
}

/** Elements whose text applies to everything inside them. */
const parts = new Set(['section', 'article', 'main', 'dialog', 'footer', 'header']);
/** Elements that are siblings of the same kind: the text of one says nothing about an amount in the next. */
const items = new Set(['li', 'tr', 'article', 'option']);
const unseen = new Set(['script', 'style', 'template', 'head']);

/** Returns the amounts of a page without text beside them that says for which country they are and whether tax is included. */
export function unlabeledAmounts(html: string, locale: keyof typeof languages): string[] {
  const { amount, basis } = languages[locale];
  return [...seenTexts(parse(html))].flatMap((node) => {
    const found = node.value.match(amount)?.filter((text) => /[1-9]/.test(text)) ?? [];
    if (found.length === 0) return [];
    const above = ancestors(node);
    // A caption applies to everything that its figure shows, whatever parts are inside.
    const part =
      above.find(({ tagName }) => tagName === 'figure') ?? above.find(({ tagName }) => parts.has(tagName));
    const words = part ? textFor(part, new Set<Node>(above)) : '';
    return basis.test(words) ? [] : found.map((text) => `${text} in “${words.trim().slice(0, 160)}”`);
  });
}

export function countAmounts(html: string, locale: keyof typeof languages): number {
  const { amount } = languages[locale];
  return [...seenTexts(parse(html))].reduce((sum, { value }) => sum + (value.match(amount)?.length ?? 0), 0);
}

function* seenTexts(node: Node): Iterable<DefaultTreeAdapterTypes.TextNode> {
  if (node.nodeName === '#text') yield node as DefaultTreeAdapterTypes.TextNode;
  if (unseen.has(node.nodeName) || !('childNodes' in node)) return;
  for (const child of node.childNodes) yield* seenTexts(child);
}

function ancestors(node: DefaultTreeAdapterTypes.TextNode): Element[] {
  const found: Element[] = [];
  let above: Node | null = node.parentNode;
  while (above && 'tagName' in above) {
    found.push(above);
    above = above.parentNode;
  }
  return found;
}

/** Returns the text of a part, without items other than the one with the amount. */
function textFor(node: Node, own: ReadonlySet<Node>): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (unseen.has(node.nodeName) || !('childNodes' in node)) return '';
  return node.childNodes
    .filter((child) => own.has(child) || !items.has(child.nodeName))
    .map((child) => textFor(child, own))
    .join(' ')
    .replaceAll(/\s+/gu, ' ');
}
