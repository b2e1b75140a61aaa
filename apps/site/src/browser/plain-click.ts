type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/**
 * Whether a script may answer a click in place. With a key held or with another button a reader asks for a tab, a window
 * or a download, which the browser does; and a click that something else has already handled is not handled twice.
 */
export function isPlainClick(click: Click): boolean {
  const isModified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !isModified && !click.defaultPrevented;
}
