/** The tints of tiles and series, and whether a tile is dark or bright. */
export const tints = {
  red: 'dark',
  brown: 'dark',
  amber: 'bright',
  yellow: 'bright',
  green: 'dark',
  jade: 'dark',
  teal: 'dark',
  cyan: 'dark',
  blue: 'dark',
  violet: 'dark',
  purple: 'dark',
  pink: 'dark',
} as const;

const tintNames = Object.keys(tints) as (keyof typeof tints)[];

/** The backgrounds that text may appear on. */
export const surfaces = [
  'page',
  'surface',
  'sunken',
  'hover',
  'pick-tint',
  'info-tint',
  'warning-tint',
  'paper',
] as const;

/** Text colors, readable on every surface. */
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
  'good',
  'partly',
  'bad',
  'unknown',
] as const;

/** Colors of lines, signs and figures that carry meaning: visible on every surface. */
export const signColors = [
  'rule',
  'ink',
  'ink-soft',
  'underline',
  'primary',
  'focus',
  ...tintNames.map((tint) => `series-${tint}` as const),
] as const;

/** Decorative hairlines; nothing may depend on seeing one. */
export const decorativeColors = [
  'line',
  'line-strong',
  'pick-line',
  'info-line',
  'warning-line',
  'good-line',
  'partly-line',
  'bad-line',
  'unknown-line',
] as const;

interface ColorPair {
  readonly text: string;
  readonly background: string;
}

/** Text on a background that is not a surface. */
const reversedPairs: readonly ColorPair[] = [
  { text: 'on-primary', background: 'primary' },
  { text: 'on-primary', background: 'primary-hover' },
  { text: 'page', background: 'rule' },
  { text: 'page', background: 'ink' },
  { text: 'page', background: 'text' },
  ...tintNames.map((tint) => ({ text: `on-${tints[tint]}-tile`, background: `tile-${tint}` })),
];

/** Tinted backgrounds of answers: they contain plain text and the word of the tone, and no other color. */
const answerPairs: readonly ColorPair[] = ['good', 'partly', 'bad', 'unknown'].flatMap((tone) =>
  [tone, 'text', 'muted', 'link'].map((text) => ({ text, background: `${tone}-tint` })),
);

export const textPairs: readonly ColorPair[] = [
  ...surfaces.flatMap((background) => textColors.map((text) => ({ text, background }))),
  ...reversedPairs,
  ...answerPairs,
];
