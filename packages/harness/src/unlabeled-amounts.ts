import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The part of a pattern that excludes millions and exchange rates, which are not prices. */
const notMillions = String.raw`(?![\d.,]*(?:m\b|[\s\u00a0](?:million|billion|milyon|milyar)))`;

/** Patterns of a language for amounts of money, and for words about tax. */
const languages = {
  en: {
    amount: new RegExp(String.raw`(?<!counts as )[$€£]${notMillions}\d[\d.,]*`, 'gu'),
    tax: /before tax|tax not|without tax/iu,
  },
  pl: { amount: /\d[\d\u00a0.,]*\u00a0(?:USD|EUR|PLN|zł)/gu, tax: /\bVAT\b|podat(?:ek|k)/u },
  tr: {
    amount: new RegExp(String.raw`[$€₺]${notMillions}\d[\d.,]*|\d[\d.,]*\u00a0TL`, 'gu'),
    tax: /\bKDV\b|vergi/u,
  },
} as const;

export type AmountLanguage = keyof typeof languages;

/** The class of the statement about market and tax. */
const noteClass = 'tax-note';
/**
 * Classes of parts that only show prices. They need no words about tax, because the page's statement is about all prices.
 */
const priceClasses = ['price-line', 'receipt-paper', 'price-table', 'field'];
const unseen = new Set(['script', 'style', 'template', 'head', 'dialog']);

/**
 * Returns problems with the prices of a page: amounts above its statement about tax, more than one statement, or words
 * about tax next to prices.
 */
export function unlabeledAmounts(html: string, locale: AmountLanguage): string[] {
  const { amount, tax } = languages[locale];
  const main = elements(parse(html)).find(({ tagName }) => tagName === 'main');
  if (!main) return [];
  const parts = seen(main);
  const isNote = (node: Node) => hasClass(node, noteClass);
  const [note, ...others] = parts.filter(isNote);
  const until = note ? parts.indexOf(note) : parts.length;
  const above = parts
    .slice(0, until)
    .flatMap((node) => (node.nodeName === '#text' ? amountsIn(node, amount) : []))
    .map((found) => `${found} stands above the statement about tax`);
  const repeated = others.map(() => 'the statement about tax stands on the page more than once');
  const superfluous = parts
    .filter((node) => priceClasses.some((name) => hasClass(node, name)))
    .flatMap((node) => textOf(node).match(tax)?.[0] ?? [])
    .map((word) => `“${word}” stands beside a price`);
  return [...above, ...repeated, ...superfluous];
}

export function countAmounts(html: string, locale: AmountLanguage): number {
  const { amount } = languages[locale];
  return seen(parse(html)).reduce((sum, node) => sum + amountsIn(node, amount).length, 0);
}

function amountsIn(node: Node, amount: RegExp): string[] {
  if (node.nodeName !== '#text') return [];
  const { value } = node as DefaultTreeAdapterTypes.TextNode;
  return value.match(amount)?.filter((text) => /[1-9]/.test(text)) ?? [];
}

/** Returns the visible nodes inside a node, in document order. */
function seen(node: Node): Node[] {
  if (unseen.has(node.nodeName)) return [];
  return [node, ...('childNodes' in node ? node.childNodes.flatMap(seen) : [])];
}

function elements(node: Node): Element[] {
  return seen(node).filter((one): one is Element => 'tagName' in one);
}

function textOf(node: Node): string {
  return seen(node)
    .map((one) => (one.nodeName === '#text' ? (one as DefaultTreeAdapterTypes.TextNode).value : ''))
    .join(' ');
}

function hasClass(node: Node, name: string): boolean {
  if (!('attrs' in node)) return false;
  const value = node.attrs.find((attribute) => attribute.name === 'class')?.value ?? '';
  return value.split(/\s+/u).includes(name);
}
