/** The tints of provider tiles and chart lines. `dark` and `bright` name the text color that a tile needs. */
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

/** The backgrounds that text may have. */
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

/** Text colors. They are readable on every surface. */
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

/** Colors of lines, icons and drawings with a meaning. Each must be visible on every surface. */
export const signColors = [
  'rule',
  'ink',
  'ink-soft',
  'underline',
  'primary',
  'focus',
  ...tintNames.map((tint) => `series-${tint}` as const),
] as const;

/** Colors of decorative hairlines. Readers need not see them. */
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

/** Text on colored backgrounds, such as buttons, which are not surfaces. */
const coloredGroundPairs: readonly ColorPair[] = [
  { text: 'on-primary', background: 'primary' },
  { text: 'on-primary', background: 'primary-hover' },
  { text: 'page', background: 'rule' },
  { text: 'page', background: 'ink' },
  { text: 'page', background: 'text' },
  ...tintNames.map((tint) => ({ text: `on-${tints[tint]}-tile`, background: `tile-${tint}` })),
];

/** Tinted backgrounds of answers. Text on them has only these colors. */
const answerPairs: readonly ColorPair[] = ['good', 'partly', 'bad', 'unknown'].flatMap((tone) =>
  [tone, 'text', 'muted', 'link'].map((text) => ({ text, background: `${tone}-tint` })),
);

export const textPairs: readonly ColorPair[] = [
  ...surfaces.flatMap((background) => textColors.map((text) => ({ text, background }))),
  ...coloredGroundPairs,
  ...answerPairs,
];
