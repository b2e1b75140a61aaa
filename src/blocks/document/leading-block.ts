import Markdoc, { type Node } from '@markdoc/markdoc';

/** A body in two: one block, for pages that set it apart, and the rest. */
export interface SplitBody {
  readonly block: Node | undefined;
  readonly rest: Node;
}

/** The first block of a name at the top level of a body. */
export function leadingBlock(body: Node | undefined, name: string): SplitBody {
  if (!body) return { block: undefined, rest: new Markdoc.Ast.Node('document') };
  const found = body.children.find(({ tag }) => tag === name);
  const part = (children: Node[]) => new Markdoc.Ast.Node('document', body.attributes, children);
  return {
    block: found && part([found]),
    rest: part(body.children.filter((child) => child !== found)),
  };
}
