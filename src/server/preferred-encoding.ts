import type { Encoding } from './release.ts';

/** The best form that both sides have. Brotli wins a tie; `;q=0` is a refusal; nothing acceptable means plain. */
export function preferredEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  if (!header || available.length === 0) return undefined;
  const accepted = header.toLowerCase().split(',').map(parseCoding);
  const quality = (encoding: Encoding) =>
    (accepted.find(({ name }) => name === encoding) ?? accepted.find(({ name }) => name === '*'))?.quality ??
    0;
  const [best] = available
    .filter((encoding) => quality(encoding) > 0)
    .toSorted((a, b) => quality(b) - quality(a));
  return best;
}

function parseCoding(part: string): { name: string; quality: number } {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { name, quality: quality === undefined ? 1 : Number.parseFloat(quality.slice(2)) || 0 };
}
