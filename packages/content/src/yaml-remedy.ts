/** Advice for the most common mistakes of editors. For all others, the parser's message is used. */
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

/**
 * Returns the parser's message without the position, because we report the line: the parser counts from where it started to
 * read.
 */
export function yamlErrorMessage(message: string): string {
  const [sentence = ''] = message.split('\n');
  const known = remedies.find(([pattern]) => pattern.test(sentence));
  return known?.[1] ?? `${sentence.replace(/ at line \d+, column \d+:?$/, '')}.`;
}
