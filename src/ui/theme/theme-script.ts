/** Under this key of localStorage the reader's choice is kept: no cookie, nothing is sent. */
export const themeStorageKey = 'theme';

/**
 * Runs before the first paint, so that a chosen theme never flashes the other one. It stands in the page itself;
 * the server allows exactly this text by its hash.
 */
export const themeScript = `try{const t=localStorage.getItem("${themeStorageKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;
