import type { CellDetail, MarkedPart, QueueEntry } from '../wire.ts';
import { badgeWords } from './words.ts';

/** A cell: its value, its basis and dates, its note, and what tools and readers noticed about it. */
export function CellPanel({ cell }: { readonly cell: CellDetail }) {
  const { fields } = cell;
  const dates = [
    ['As of', fields.asOf],
    ['First read', fields.firstRead],
    ['Checked', fields.checked],
    ['Good for', cell.lifetime === 'never' ? 'always' : `${cell.lifetime} days`],
  ].filter((row): row is [string, string] => typeof row[1] === 'string');
  return (
    <>
      <header className="cell-head">
        <p className="overline">{cell.subjectName}</p>
        <h2>{cell.label}</h2>
        {cell.explanation !== '' && <p className="explanation">{cell.explanation}</p>}
      </header>
      <Value cell={cell} />
      <dl className="facts">
        {typeof fields.basis === 'string' && (
          <div>
            <dt>Basis</dt>
            <dd>
              {fields.basis}
              {fields.confidence === 'low' && ', low confidence'}
            </dd>
          </div>
        )}
        {dates.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {fields.note && <p className="note">{fields.note.en}</p>}
      {cell.notices.map((notice) => (
        <div key={notice.badge + notice.summary} className={`notice ${notice.badge}`}>
          <p>
            <span className={`badge ${notice.badge}`}>{badgeWords[notice.badge]}</span>
            {notice.on && <span className="quiet"> {notice.on}</span>} {notice.summary}
          </p>
          {notice.words.length > 0 && (
            <p className="difference">
              <Marked parts={notice.words} />
            </p>
          )}
        </div>
      ))}
    </>
  );
}

/** A value as text. Lists of records are shown as YAML further down. */
function Value({ cell }: { readonly cell: CellDetail }) {
  const { value } = cell.fields;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (values.some((each) => typeof each === 'object')) return null;
  const words = values.map((each) => cell.options[String(each)] ?? answers[String(each)] ?? String(each));
  return <p className="value">{words.join(', ') || 'none (an empty list)'}</p>;
}

const answers: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/** The rules and the YAML of a cell. They are below the form, because they do not change while an editor decides. */
export function CellBackground({ cell }: { readonly cell: CellDetail }) {
  return (
    <>
      <details className="fold" open={cell.rules.length > 0}>
        <summary>The rule</summary>
        {cell.rules.length === 0 && <p className="quiet">No rule for this key: see facts/GUIDELINES.md.</p>}
        {cell.rules.map(({ heading, text }) => (
          <div key={heading} className="rule">
            <h3>{heading}</h3>
            {text.split('\n').map((line) => (
              <p key={line}>{plainRule(line)}</p>
            ))}
          </div>
        ))}
      </details>
      <details className="fold" open>
        <summary>
          {cell.file}:{cell.line}
        </summary>
        <pre className="yaml">{cell.yaml}</pre>
      </details>
    </>
  );
}

/** Strips the Markdown syntax of a guideline. */
function plainRule(line: string): string {
  return line.replace(/^- /, '').replaceAll(/[*`]/g, '');
}

/** A due item that is not a cell and must be edited in its file. */
export function OtherPanel({ entry, url }: { readonly entry: QueueEntry; readonly url: string }) {
  return (
    <header className="cell-head">
      <p className="overline">{entry.subjectName}</p>
      <h2>{entry.label}</h2>
      <p className="explanation">
        {entry.task ?? `Read the source and correct the ${entry.kind} in its file.`} It is not decided here:
        write it at
      </p>
      <pre className="yaml">
        {entry.file}:{entry.line}
      </pre>
      {url.startsWith('http') && (
        <p>
          <a className="open-source" href={url} target="_blank" rel="noopener noreferrer">
            Open {URL.parse(url)?.hostname ?? url} ↗
          </a>
        </p>
      )}
    </header>
  );
}

export function Marked({ parts }: { readonly parts: readonly MarkedPart[] }) {
  return parts.map(({ text, mark }, index) => {
    // Parts have no identity other than their position.
    const key = `${index}`;
    if (mark === 'quote') return <mark key={key}>{text}</mark>;
    if (mark === 'added') return <ins key={key}>{text}</ins>;
    if (mark === 'removed') return <del key={key}>{text}</del>;
    return <span key={key}>{text}</span>;
  });
}
