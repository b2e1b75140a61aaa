import { type ChildNode, type Container, parse } from 'postcss';

/** Returns a stylesheet without the rules that only apply in print. */
export function withoutPrintRules(css: string): string {
  const root = parse(css);
  root.walkAtRules((rule) => {
    if (isForPrint(rule)) rule.remove();
  });
  return root.toString();
}

/** Returns the rules of a stylesheet that only apply in print, with the order of its cascade layers. */
export function printRules(css: string): string {
  const root = parse(css);
  keepPrintRules(root);
  return root.toString();
}

function keepPrintRules(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (isForPrint(node) || isLayerOrder(node)) continue;
    if ('nodes' in node && node.nodes) keepPrintRules(node);
    if (!('nodes' in node) || !node.nodes?.length) node.remove();
  }
}

function isForPrint(node: ChildNode): boolean {
  return (
    node.type === 'atrule' && (node.name === 'page' || (node.name === 'media' && node.params === 'print'))
  );
}

function isLayerOrder(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'layer' && node.nodes === undefined;
}
