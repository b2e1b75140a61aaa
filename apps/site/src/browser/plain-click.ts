type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/**
 * Whether a script may handle a click. With a modifier key or another button, the reader wants a tab, a window or a
 * download, which is up to the browser. A click that a script has already handled is not handled again.
 */
export function isPlainClick(click: Click): boolean {
  const isModified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !isModified && !click.defaultPrevented;
}
