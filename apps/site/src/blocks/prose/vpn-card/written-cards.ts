import Markdoc, { type Node } from '@markdoc/markdoc';

/** The author's texts for the cards of a ranking, by provider, and the body without them. */
interface BodyWithCards {
  readonly cards: ReadonlyMap<string, Node>;
  /** The author's words about who should choose a provider, by provider. */
  readonly takeIf: ReadonlyMap<string, string>;
  readonly rest: Node;
}

/** Extracts the cards from the body, because each is shown at its provider's rank, wherever the author wrote it. */
export function extractCards(body: Node): BodyWithCards {
  const isCard = ({ type, tag }: Node) => type === 'tag' && tag === 'vpn-card';
  return {
    cards: new Map(
      body.children
        .filter((child) => isCard(child) && child.children.length > 0)
        .map(({ attributes, children }) => [
          String(attributes.provider),
          new Markdoc.Ast.Node('document', {}, children),
        ]),
    ),
    takeIf: new Map(
      body.children
        .filter((child) => isCard(child) && typeof child.attributes.takeIf === 'string')
        .map(({ attributes }) => [String(attributes.provider), String(attributes.takeIf)]),
    ),
    rest: new Markdoc.Ast.Node(
      'document',
      body.attributes,
      body.children.filter((child) => !isCard(child)),
    ),
  };
}
