/** Under these keys of localStorage the reader's choices are kept: no cookie, nothing is sent. */
export const themeStorageKey = 'theme';
export const marksStorageKey = 'evidence-marks';

/** A chosen theme never flashes the other one, and shown marks move no line. */
export const choicesScript = `try{const d=document.documentElement.dataset,t=localStorage.getItem("${themeStorageKey}");if(t==="light"||t==="dark")d.theme=t;if(localStorage.getItem("${marksStorageKey}"))d.marks=""}catch{}`;
