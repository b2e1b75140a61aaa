import type { OwnersDesk } from '../owners-desk.ts';
import type { Screen } from './screen.ts';

export const numbers: Screen = {
  title: () => 'Numbers',
  draw: () => (
    <>
      <header className="screen-head">
        <h1>Numbers</h1>
      </header>
      <p>
        Clicks are counted where the site runs. <code>npm run site -- clicks report</code> shows them there.
      </p>
    </>
  ),
};

export function ClicksThisWeek(_: { readonly desk: OwnersDesk }) {
  return null;
}
