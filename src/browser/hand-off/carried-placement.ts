/** The query of 'Continue': the placement that led here and nothing else. The server knows which ones exist. */
export function carriedPlacement(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  return /^[a-z-]{1,32}$/.test(from) ? `?from=${from}` : '';
}
