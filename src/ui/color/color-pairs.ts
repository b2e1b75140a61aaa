/** What text may stand on. */
export const surfaces = [
  'page',
  'surface',
  'sunken',
  'hover',
  'pick-tint',
  'info-tint',
  'warning-tint',
] as const;

/** Colours of text, readable on every surface. */
export const textColors = [
  'text',
  'muted',
  'faint',
  'ink',
  'link',
  'primary',
  'primary-hover',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
  'neutral',
] as const;

/** Colours of lines, signs and figures that carry a meaning: seen on every surface. */
export const signColors = ['rule', 'ink', 'ink-soft', 'underline', 'primary', 'focus'] as const;

/** Hairlines that only separate what is separate without them; nothing may depend on seeing one. */
export const decorativeColors = ['line', 'line-strong', 'pick-line', 'info-line', 'warning-line'] as const;

interface ColorPair {
  readonly text: string;
  readonly background: string;
}

/** Text on a ground that is not a surface. */
export const reversedPairs: readonly ColorPair[] = [
  { text: 'on-primary', background: 'primary' },
  { text: 'on-primary', background: 'primary-hover' },
  { text: 'page', background: 'rule' },
  { text: 'page', background: 'ink' },
  { text: 'page', background: 'text' },
];

export const textPairs: readonly ColorPair[] = [
  ...surfaces.flatMap((background) => textColors.map((text) => ({ text, background }))),
  ...reversedPairs,
];
