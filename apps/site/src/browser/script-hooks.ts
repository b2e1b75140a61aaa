/**
 * The attributes that connect React markup to the scripts of a page: a script finds an element by such an attribute, or
 * reads its value. Both sides write the attribute in full, so that a text search finds both. The type rejects attributes
 * that are not listed. apps/site/src/browser/script-hooks.test.ts checks that each is rendered and read.
 */
export type ScriptHook =
  // The page as a whole
  | 'data-analytics'
  | 'data-loading-bar'
  | 'data-offline'
  | 'data-old-from'
  | 'data-toast-words'
  // The masthead and the footer
  | 'data-main-menu'
  | 'data-menu-group'
  | 'data-menu-top'
  | 'data-panel-open'
  | 'data-panel-close'
  | 'data-search-overlay'
  | 'data-search-open'
  | 'data-search-input'
  | 'data-language-switch'
  | 'data-theme-switch'
  | 'data-year'
  // The consent library listens to this one itself.
  | 'data-cc'
  // In body text
  | 'data-copy'
  | 'data-copied'
  | 'data-description'
  | 'data-ends-on'
  | 'data-evidence'
  | 'data-icon'
  | 'data-term'
  | 'data-toast'
  | 'data-toast-fields'
  | 'data-tooltip'
  | 'data-pin'
  | 'data-tray'
  | 'data-tray-status'
  | 'data-tray-go'
  // React islands
  | 'data-island'
  | 'data-island-data'
  | 'data-island-file'
  | 'data-island-answers'
  // The hand-off to a provider
  | 'data-hand-off'
  | 'data-continue'
  | 'data-counting'
  | 'data-left'
  | 'data-stay'
  | 'data-stopped';

/** Attributes with their values. The value '' sets a flag; undefined omits the attribute. */
type ScriptHooks = Readonly<Partial<Record<ScriptHook, string | number | true | undefined>>>;

/** Returns attributes for scripts as props of an element: `<input {...hooks({ 'data-search-input': '' })} />`. */
export function hooks(attributes: ScriptHooks): ScriptHooks {
  return attributes;
}

/** Returns a selector for elements with an attribute, or with an attribute of this value. */
export function selector(name: ScriptHook, value?: string): string {
  return value === undefined ? `[${name}]` : `[${name}="${CSS.escape(value)}"]`;
}

export function hookValue(element: Element, name: ScriptHook): string | undefined {
  return element.getAttribute(name) ?? undefined;
}
