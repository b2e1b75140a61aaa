import type { BlockContext } from '../block-context.ts';

/** Blocks ask the same of the same facts on every page. An answer is worked out once per language of a build. */
export function oncePerContext<T>(
  answer: (context: BlockContext, ...names: string[]) => T,
): (context: BlockContext, ...names: string[]) => T {
  const answers = new WeakMap<BlockContext, Map<string, T>>();
  return (context, ...names) => {
    const known = answers.get(context) ?? new Map<string, T>();
    answers.set(context, known);
    const question = names.join('\n');
    const found = known.get(question);
    if (found !== undefined) return found;
    const made = answer(context, ...names);
    known.set(question, made);
    return made;
  };
}
