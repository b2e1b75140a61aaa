import type { ListEffect, PositionChange, Preview } from '../wire.ts';

/** The effect of a decision: the changed lines of the file, and the effect on every ranking. */
export function PreviewView({ preview }: { readonly preview: Preview }) {
  const { removed, added, problems, effects } = preview;
  if (problems.length > 0) return <Problems messages={problems} />;
  const lines = [
    ...removed.map((line) => ['del', `- ${line.trim()}\n`] as const),
    ...added.map((line) => ['ins', `+ ${line.trim()}\n`] as const),
  ];
  return (
    <div className="preview">
      <Effects effects={effects} />
      <pre className="lines">
        {lines.map(([Tag, text], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none moves
          <Tag key={index}>{text}</Tag>
        ))}
        {lines.length === 0 && 'Nothing differs.'}
      </pre>
    </div>
  );
}

function Effects({ effects }: { readonly effects: readonly ListEffect[] }) {
  if (effects.length === 0) return null;
  const moved = effects.filter(({ score, places }) => score.before !== score.after || places.length > 0);
  if (moved.length === 0)
    return <p className="quiet">No score and no place moves, in none of {effects.length} lists.</p>;
  return (
    <table className="effects">
      <caption>Effect on the lists</caption>
      <thead>
        <tr>
          <th scope="col">List</th>
          <th scope="col">Score</th>
          <th scope="col">Places</th>
        </tr>
      </thead>
      <tbody>
        {moved.map(({ list, score, places }) => (
          <tr key={list}>
            <th scope="row">{list}</th>
            <td>
              <Moved standing={score} />
            </td>
            <td>
              {places.length === 0 && <span className="quiet">the same</span>}
              {places.map((change) => (
                <span key={change.provider} className="place">
                  {change.provider} <Moved standing={change} />
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The effects in a fold of one line, so that the content below stays in view. */
export function FoldedEffects({ effects }: { readonly effects: readonly ListEffect[] }) {
  const places = effects.reduce((count, list) => count + list.places.length, 0);
  const lists = effects.filter((list) => list.places.length > 0).length;
  if (places === 0) return <p className="quiet">No rank changed.</p>;
  return (
    <details className="fold">
      <summary>
        {places} {places === 1 ? 'place' : 'places'} moved, in {lists} {lists === 1 ? 'list' : 'lists'}
      </summary>
      <Effects effects={effects} />
    </details>
  );
}

function Moved({ standing: { before, after } }: { readonly standing: PositionChange }) {
  return before === after ? (
    <span className="quiet">{after}</span>
  ) : (
    <span className="moved">
      {before} → <strong>{after}</strong>
    </span>
  );
}

export function Problems({ messages }: { readonly messages: readonly string[] }) {
  return (
    <div className="problems" role="alert">
      <strong>Not written:</strong>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
