import Markdoc, { type Node } from '@markdoc/markdoc';

/** Parses the text of an author to a Markdoc tree. */
export function parseMarkdoc(source: string, file?: string): Node {
  return preformatScripts(Markdoc.parse(source, file === undefined ? {} : { file }), source);
}

/**
 * Turns a script element in a text into preformatted text. Markdoc never parses HTML, so nothing could run anyway; but as
 * paragraphs the code would lose its line breaks, and a star would turn half of it italic.
 */
function preformatScripts(body: Node, source: string): Node {
  const lines = source.split('\n');
  const children: Node[] = [];
  let script: { from: number; to: number } | undefined;
  for (const node of body.children) {
    const [from = 0, to = from] = [node.lines[0], node.lines.at(-1)];
    const text = lines.slice(from, to).join('\n');
    if (script) script.to = to;
    else if (/^\s*<script\b/i.test(text)) script = { from, to };
    else children.push(node);
    if (script && /<\/script\s*>/i.test(text)) {
      children.push(preformatted(lines, script));
      script = undefined;
    }
  }
  if (script) children.push(preformatted(lines, script));
  body.children = children;
  return body;
}

function preformatted(lines: readonly string[], { from, to }: { from: number; to: number }): Node {
  const node = new Markdoc.Ast.Node('fence', { content: `${lines.slice(from, to).join('\n')}\n` });
  node.lines = [from, to];
  return node;
}
