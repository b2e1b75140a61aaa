import type { UnrankedWords } from './ranking-words.ts';

/** Who is listed and not ranked, by reason. */
export function UnrankedList({ unranked }: { readonly unranked: readonly UnrankedWords[] }) {
  return (
    <ul className="not-ranked">
      {unranked.map(({ titles, why }) => (
        <li key={why}>
          <b>{titles}</b>: {why}
        </li>
      ))}
    </ul>
  );
}
