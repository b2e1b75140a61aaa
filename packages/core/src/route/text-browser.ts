/** Browsers that some lists of bots include, because programs use them too. People read with them. */
const textBrowsers = /^(?:Lynx|E?Links|w3m|Dillo|NetSurf)\b|\bNetSurf\//i;

export function isTextBrowser(userAgent: string | null | undefined): boolean {
  return userAgent != null && textBrowsers.test(userAgent);
}
