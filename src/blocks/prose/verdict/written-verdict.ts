import Markdoc, { type Node } from '@markdoc/markdoc';

/** What an author wrote about the first of a ranking, and the text without it. */
export interface WrittenVerdict {
  readonly provider: string | undefined;
  readonly profile: string | undefined;
  readonly takeIf: string | undefined;
  readonly leaveIf: string | undefined;
  /** The sentence, as a text of its own. */
  readonly sentence: Node;
  readonly line: number;
}

export interface LedBody {
  readonly verdict: WrittenVerdict | undefined;
  readonly rest: Node;
}

/** The verdict leads the page wherever it stands in the text, so it is taken out of it. */
export function withoutVerdict(body: Node): LedBody {
  const found = body.children.find(({ type, tag }) => type === 'tag' && tag === 'verdict');
  return {
    verdict: found && {
      provider: textIn(found, 'provider'),
      profile: textIn(found, 'profile'),
      takeIf: textIn(found, 'takeIf'),
      leaveIf: textIn(found, 'leaveIf'),
      sentence: new Markdoc.Ast.Node('document', {}, found.children),
      line: (found.lines[0] ?? 0) + 1,
    },
    rest: new Markdoc.Ast.Node(
      'document',
      body.attributes,
      body.children.filter((child) => child !== found),
    ),
  };
}

function textIn({ attributes }: Node, name: string): string | undefined {
  const value: unknown = attributes[name];
  return typeof value === 'string' ? value : undefined;
}
