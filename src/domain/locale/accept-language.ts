/** The language ranges of an Accept-Language header, most wanted first. */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((part, position) => ({ ...parseRange(part), position }))
    .filter(({ range, quality }) => range !== '' && range !== '*' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.position - b.position)
    .map(({ range }) => range);
}

function parseRange(part: string): { range: string; quality: number } {
  const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const quality = parameters.find((parameter) => parameter.toLowerCase().startsWith('q='));
  return { range, quality: quality === undefined ? 1 : Number.parseFloat(quality.slice(2)) || 0 };
}
