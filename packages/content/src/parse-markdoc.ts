import Markdoc, { type Node } from '@markdoc/markdoc';

/** Parses the text of an author to a Markdoc tree. */
export function parseMarkdoc(source: string, file?: string): Node {
  const body = preformatScripts(Markdoc.parse(source, file === undefined ? {} : { file }), source);
  preformatIndented(body, source.split('\n'));
  return body;
}

const indent = /^(?: {4}|\t)/;

/**
 * Turns paragraphs whose lines all begin with four spaces or a tab into preformatted text, as in Markdown. Markdoc does
 * not, because some authors indent blocks. Also applies inside blocks such as `faq`.
 */
function preformatIndented(parent: Node, lines: readonly string[]): void {
  const children: Node[] = [];
  let from: number | undefined;
  for (const node of parent.children) {
    const code = indentedLines(node, lines);
    const last = children.at(-1);
    if (code === undefined) {
      from = undefined;
      if (node.type === 'tag') preformatIndented(node, lines);
      children.push(node);
    } else if (from !== undefined && last && lines.slice(from, code.to).every(isIndentedOrEmpty)) {
      children[children.length - 1] = indentedCode(lines, from, code.to);
    } else {
      from = code.from;
      children.push(indentedCode(lines, code.from, code.to));
    }
  }
  parent.children = children;
}

function indentedLines(
  { type, lines: [from, to] }: Node,
  lines: readonly string[],
): { from: number; to: number } | undefined {
  if (type !== 'paragraph' || from === undefined || to === undefined) return undefined;
  return lines.slice(from, to).every((line) => indent.test(line)) ? { from, to } : undefined;
}

function isIndentedOrEmpty(line: string): boolean {
  return indent.test(line) || line.trim() === '';
}

function indentedCode(lines: readonly string[], from: number, to: number): Node {
  const content = lines.slice(from, to).map((line) => line.replace(indent, ''));
  const node = new Markdoc.Ast.Node('fence', { content: `${content.join('\n')}\n` });
  node.lines = [from, to];
  return node;
}

/**
 * Turns a script element in a text into preformatted text. Markdoc never parses HTML, so the script could not run; but in
 * paragraphs the code would lose its line breaks, and a star would make half of it italic.
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
