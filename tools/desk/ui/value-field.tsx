import { useId } from 'react';
import { parse } from 'yaml';
import type { CellDetail } from '../wire.ts';

interface ValueFieldProps {
  readonly cell: Pick<CellDetail, 'type' | 'options'>;
  /** The value as YAML. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** A field that fits the type of the key. Lists of records have none: they are written as they stand in the file. */
export function ValueField(props: ValueFieldProps) {
  const { type, options } = props.cell;
  switch (type) {
    case 'yes-no':
      return (
        <Choice
          {...props}
          names={{ true: 'yes', false: 'no', partial: 'partial' }}
          written={(name) => name}
        />
      );
    case 'choice':
      return <Choice {...props} names={options} written={JSON.stringify} />;
    case 'choice-list':
    case 'platform-list':
      return <ChoiceList {...props} />;
    case 'number':
    case 'year':
    case 'days':
    case 'devices':
    case 'country':
    case 'text':
      return <Line {...props} isText={type === 'country' || type === 'text'} />;
    default:
      return <Yaml {...props} />;
  }
}

type ChoiceProps = ValueFieldProps & {
  readonly names: Readonly<Record<string, string>>;
  readonly written: (name: string) => string;
};

function Choice({ names, written, text, onChange }: ChoiceProps) {
  const group = useId();
  const value = String(parsed(text));
  return (
    <fieldset className="choices">
      <legend>New value</legend>
      {Object.entries(names).map(([name, label], index) => (
        <label key={name}>
          <input
            type="radio"
            name={group}
            checked={value === name}
            data-first={index === 0 || undefined}
            onChange={() => onChange(written(name))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function ChoiceList({ cell, text, onChange }: ValueFieldProps) {
  const value = parsed(text);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const toggle = (name: string) =>
    Object.keys(cell.options).filter((each) => chosen.includes(each) !== (each === name));
  return (
    <fieldset className="choices">
      <legend>New value</legend>
      {Object.entries(cell.options).map(([name, label]) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={() => onChange(JSON.stringify(toggle(name)))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function Line({ text, onChange, isText }: ValueFieldProps & { readonly isText: boolean }) {
  const value = parsed(text);
  return (
    <label className="field">
      <span>New value</span>
      <input
        type="text"
        value={value === undefined || value === null ? '' : String(value)}
        onChange={({ target }) => onChange(isText ? JSON.stringify(target.value) : target.value)}
      />
    </label>
  );
}

function Yaml({ text, onChange }: ValueFieldProps) {
  return (
    <label className="field">
      <span>New value, as it stands in the file</span>
      <textarea
        className="code"
        rows={Math.min(18, text.split('\n').length + 1)}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

function parsed(text: string): unknown {
  try {
    return parse(text, { schema: 'core' });
  } catch {
    return text;
  }
}
