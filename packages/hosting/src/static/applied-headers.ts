import type { HeaderTable } from '@vpn-site/site/release/security-headers.ts';

interface ReadRule {
  readonly matches: RegExp;
  /** Headers in the order of their lines. A line without a value removes the header. */
  readonly lines: readonly { readonly name: string; readonly value?: string }[];
}

/** Parses the file `_headers` as Cloudflare does. Returns a function for the headers of a path. */
export function readHeadersFile(text: string): (path: string) => HeaderTable {
  const rules = text
    .split(/\n(?=\/)/)
    .filter((block) => block.trim() !== '')
    .map((block): ReadRule => {
      const [pattern = '', ...lines] = block.split('\n').map((line) => line.trim());
      return { matches: matching(pattern), lines: lines.filter((line) => line !== '').map(readLine) };
    });
  return (path) => {
    const headers = new Map<string, string>();
    for (const { name, value } of rules
      .filter(({ matches }) => matches.test(path))
      .flatMap(({ lines }) => lines)) {
      const before = headers.get(name);
      if (value === undefined) headers.delete(name);
      else headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
    return Object.fromEntries(headers);
  };
}

function readLine(line: string): ReadRule['lines'][number] {
  if (line.startsWith('!')) return { name: line.slice(1).trim().toLowerCase() };
  const colon = line.indexOf(':');
  return { name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() };
}

function matching(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.*')}$`);
}
