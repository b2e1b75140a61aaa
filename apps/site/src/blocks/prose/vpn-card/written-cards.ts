import Markdoc, { type Node } from '@markdoc/markdoc';

/** What an author wrote on the cards of a ranking, by provider, and the text without them. */
interface CardedBody {
  readonly cards: ReadonlyMap<string, Node>;
  readonly rest: Node;
}

/** A card stands at its place in the list, wherever it is written, so it is taken out of the text. */
export function withoutCards(body: Node): CardedBody {
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
    rest: new Markdoc.Ast.Node(
      'document',
      body.attributes,
      body.children.filter((child) => !isCard(child)),
    ),
  };
}
