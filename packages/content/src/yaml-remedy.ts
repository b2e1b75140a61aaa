/** Advice on the most common mistakes of editors; for all others the parser's message is used. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [
    /^All (?:mapping|sequence) items must start at the same column/,
    'Start this line in the same column as the lines it belongs to. A line above it may be off by one space.',
  ],
  [
    /^Nested mappings are not allowed in compact mappings/,
    'Put the text in quotes, because it contains a colon and a space. Or move the line to the column where it belongs.',
  ],
  [
    /^Unexpected seq-item-ind token/,
    'A list is either "[]" or lines that start with "- ": remove the "[]" above.',
  ],
];

/** Returns what to do, without the position: the parser counts from where it started to read, and we report the line. */
export function yamlReason(message: string): string {
  const [sentence = ''] = message.split('\n');
  const known = remedies.find(([pattern]) => pattern.test(sentence));
  return known?.[1] ?? `${sentence.replace(/ at line \d+, column \d+:?$/, '')}.`;
}
