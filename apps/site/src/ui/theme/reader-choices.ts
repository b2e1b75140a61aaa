/** The localStorage key of the reader's theme: no cookie, and nothing is sent. */
export const themeStorageKey = 'theme';

/** Applies the reader's theme before the first paint, so that it does not flash. */
export const choicesScript = `try{const d=document.documentElement.dataset,t=localStorage.getItem("${themeStorageKey}");if(t==="light"||t==="dark")d.theme=t}catch{}`;
