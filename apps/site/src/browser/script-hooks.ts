/**
 * The attributes that tie what React draws to the scripts of a page: a script finds an element by one of them, or reads its
 * value. Both sides spell an attribute out, so that a search for it finds both, and the type refuses one that is not
 * listed here; apps/site/src/browser/script-hooks.test.ts asks that each is drawn and read.
 */
export type ScriptHook =
  // The page as a whole
  | 'data-analytics'
  | 'data-loading-bar'
  | 'data-offline'
  | 'data-old-from'
  | 'data-toast-words'
  // The masthead and the foot
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
  | 'data-marks-switch'
  // The library that asks for consent listens to this one by itself.
  | 'data-cc'
  // In texts
  | 'data-copy'
  | 'data-copied'
  | 'data-description'
  | 'data-evidence'
  | 'data-icon'
  | 'data-term'
  | 'data-toast'
  | 'data-toast-fields'
  | 'data-tooltip'
  // Parts that React takes over
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

/** Attributes with what they say: nothing, where being there says it all. Where it is undefined, none is drawn. */
type ScriptHooks = Readonly<Partial<Record<ScriptHook, string | number | true | undefined>>>;

/** Attributes for scripts, as props of an element: `<input {...hooks({ 'data-search-input': '' })} />`. */
export function hooks(attributes: ScriptHooks): ScriptHooks {
  return attributes;
}

/** What a script finds elements with an attribute by, or the one element whose attribute says this. */
export function selector(name: ScriptHook, value?: string): string {
  return value === undefined ? `[${name}]` : `[${name}="${CSS.escape(value)}"]`;
}

/** What the attribute of an element says. */
export function hookValue(element: Element, name: ScriptHook): string | undefined {
  return element.getAttribute(name) ?? undefined;
}
