/** The localStorage key of the reader's theme. It is not a cookie and is never sent. */
export const themeStorageKey = 'theme';

/** The script that applies the reader's theme before the first paint, so that the page does not flash. */
export const choicesScript = `try{const d=document.documentElement.dataset,t=localStorage.getItem("${themeStorageKey}");if(t==="light"||t==="dark")d.theme=t}catch{}`;
