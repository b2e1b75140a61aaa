import type { GlossaryModel } from './glossary.block.ts';

export function Glossary({ letters }: GlossaryModel) {
  return (
    <div className="glossary">
      {letters.map(({ letter, entries }) => (
        <div key={letter} className="glossary-letter">
          <p aria-hidden="true">{letter}</p>
          <dl>
            {entries.map(({ id, term, definition }) => (
              <div key={id} id={id}>
                <dt>{term}</dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
