type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>;

/** Whether a key press asks for search: a "/" that nobody is writing into something. */
export function searchShortcut(key: Key, target: EventTarget | null): boolean {
  const isPlain = !(key.ctrlKey || key.metaKey || key.altKey || key.isComposing || key.defaultPrevented);
  return key.key === '/' && isPlain && !isWritable(target);
}

function isWritable(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  if (element?.isContentEditable) return true;
  return /^(?:input|textarea|select)$/i.test(element?.tagName ?? '');
}
