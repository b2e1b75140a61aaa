import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** The parts of a page that tests check, in the version for readers without scripts. */
export interface ReadPage {
  /** All text of the main part, with single spaces. */
  readonly words: string;
  readonly ids: ReadonlySet<string>;
  /** Every address in any attribute, including each address of a list. */
  readonly addresses: readonly string[];
  /** The targets of forms. */
  readonly actions: readonly string[];
  readonly scripts: number;
}

const addressAttributes = /^(?:href|src|action|formaction|poster|data)$/;

export function readPage(html: string): ReadPage {
  const [ids, addresses, words]: [Set<string>, string[], string[]] = [new Set(), [], []];
  const actions: string[] = [];
  let scripts = 0;
  const look = (node: Node | ParentNode, isMain: boolean) => {
    if ('tagName' in node) {
      if (node.tagName === 'script') scripts += 1;
      for (const { name, value } of node.attrs) {
        if (name === 'id') ids.add(value);
        if (name === 'action') actions.push(value);
        // Any attribute counts, because an address from the root would leave the mirror.
        if (addressAttributes.test(name) || value.startsWith('/')) addresses.push(value);
        if (name.endsWith('srcset'))
          addresses.push(...value.split(',').map((one) => one.trim().split(' ')[0] ?? ''));
        if (name === 'hidden') return;
      }
      isMain ||= node.tagName === 'main';
    }
    if (isMain && node.nodeName === '#text' && 'value' in node) words.push(node.value);
    if ('childNodes' in node) for (const child of node.childNodes) look(child, isMain);
  };
  look(parse(html, { scriptingEnabled: false }), false);
  return { words: words.join('').replaceAll(/\s+/g, ' '), ids, addresses, actions, scripts };
}
