/** The localStorage keys of the reader's choices: no cookie, and nothing is sent. */
export const themeStorageKey = 'theme';
export const marksStorageKey = 'evidence-marks';

/** Applies the reader's choices before the first paint, so that the theme does not flash and marks do not shift the layout. */
export const choicesScript = `try{const d=document.documentElement.dataset,t=localStorage.getItem("${themeStorageKey}");if(t==="light"||t==="dark")d.theme=t;if(localStorage.getItem("${marksStorageKey}"))d.marks=""}catch{}`;
