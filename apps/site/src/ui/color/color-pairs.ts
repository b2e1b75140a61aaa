/** The tints of tiles and series, and whether what stands on a tile is dark. */
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

/** What text may stand on. */
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
  'good',
  'partly',
  'bad',
  'unknown',
] as const;

/** Colours of lines, signs and figures that carry a meaning: seen on every surface. */
export const signColors = [
  'rule',
  'ink',
  'ink-soft',
  'underline',
  'primary',
  'focus',
  ...tintNames.map((tint) => `series-${tint}` as const),
] as const;

/** Hairlines that only separate what is separate without them; nothing may depend on seeing one. */
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

/** Text on a ground that is not a surface. */
const reversedPairs: readonly ColorPair[] = [
  { text: 'on-primary', background: 'primary' },
  { text: 'on-primary', background: 'primary-hover' },
  { text: 'page', background: 'rule' },
  { text: 'page', background: 'ink' },
  { text: 'page', background: 'text' },
  ...tintNames.map((tint) => ({ text: `on-${tints[tint]}-tile`, background: `tile-${tint}` })),
];

/** What an answer means for the reader: its ground holds plain text and its own word, and no other colour. */
const answerPairs: readonly ColorPair[] = ['good', 'partly', 'bad', 'unknown'].flatMap((tone) =>
  [tone, 'text', 'muted', 'link'].map((text) => ({ text, background: `${tone}-tint` })),
);

export const textPairs: readonly ColorPair[] = [
  ...surfaces.flatMap((background) => textColors.map((text) => ({ text, background }))),
  ...reversedPairs,
  ...answerPairs,
];
