import type { MessageTree } from '#catalog/message-files.ts';

/** The messages that `live` has, in its order: worded as `kept` words them where it knows the key. */
export function followKeys(kept: MessageTree, live: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(live).map(([key, value]) => {
      const own = kept[key];
      if (typeof value === 'string') return [key, typeof own === 'string' ? own : value];
      return [key, followKeys(typeof own === 'object' ? own : {}, value)];
    }),
  );
}
