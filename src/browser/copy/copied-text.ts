/** An address of this site is copied in full, so that it can be sent to someone; any other text as it is. */
export function copiedText(text: string, page: string): string {
  return /^[/#]/.test(text) ? new URL(text, page).href : text;
}
