import type { Screen } from './screen.ts';

/** The queue of facts. The page's script draws it, because each decision shows its effects while it is made. */
export const facts: Screen = {
  title: () => 'Facts',
  hasOwnBar: true,
  draw: () => <div id="desk" />,
};
