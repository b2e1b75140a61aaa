/** Matches text browsers. Some lists of bots include them, because programs use them too, but people read with them. */
const textBrowsers = /^(?:Lynx|E?Links|w3m|Dillo|NetSurf)\b|\bNetSurf\//i;

export function isTextBrowser(userAgent: string | null | undefined): boolean {
  return userAgent != null && textBrowsers.test(userAgent);
}
