import type { MessageTree } from './load-messages.ts';

/** The string under a dotted key. Only strings without arguments are meant for scripts. */
export function messageAt(tree: MessageTree | undefined, key: string): string | undefined {
  let found: string | MessageTree | undefined = tree;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}
