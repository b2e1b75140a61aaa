/** Under these keys of localStorage the reader's choices are kept: no cookie, nothing is sent. */
export const themeStorageKey = 'theme';
export const marksStorageKey = 'evidence-marks';

/**
 * Runs before the first paint, so that a chosen theme never flashes the other one and shown marks move no line. It
 * stands in the page itself; the server allows exactly this text by its hash.
 */
export const choicesScript = `try{const d=document.documentElement.dataset,t=localStorage.getItem("${themeStorageKey}");if(t==="light"||t==="dark")d.theme=t;if(localStorage.getItem("${marksStorageKey}"))d.marks=""}catch{}`;
