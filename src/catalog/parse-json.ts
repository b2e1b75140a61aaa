export type ParsedJson =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/** JSON, or the line on which it stops being that and why. */
export function parseJson(text: string): ParsedJson {
  try {
    return { ok: true, data: JSON.parse(text) as unknown };
  } catch (error) {
    const { message } = error as Error;
    const reason = message.replace(/ (?:in|after) JSON at position.*$/s, '').replaceAll(/\s+/g, ' ');
    return { ok: false, line: lineOfError(text, message), reason: `${reason}.` };
  }
}

function lineOfError(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
  // An unexpected token comes without its position. It stands on the first line whose end it is seen from.
  const lines = text.split('\n');
  const index = lines.findIndex((_, last) => hasUnexpectedToken(`${lines.slice(0, last + 1).join('\n')}\n`));
  return index === -1 ? lines.length : index + 1;
}

function hasUnexpectedToken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return (error as Error).message.startsWith('Unexpected token');
  }
}
