import type { FactType } from '@vpn-site/core/provider/fact.ts';
import { useId } from 'react';
import { parse } from 'yaml';
import type { CellDetail } from '../wire.ts';

interface ValueFieldProps {
  readonly cell: Pick<CellDetail, 'type' | 'options'>;
  /** The value as YAML. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** A field for values of the key's type. Lists of records have none and are edited as YAML. */
export function ValueField(props: ValueFieldProps) {
  const { type, options } = props.cell;
  if (type === 'yes-no') return <Choice {...props} names={answers} written={(name) => name} />;
  if (type === 'choice') return <Choice {...props} names={options} written={JSON.stringify} />;
  if (type === 'choice-list' || type === 'platform-list') return <ChoiceList {...props} />;
  if (type === 'country' || type === 'text') return <Line {...props} written={JSON.stringify} />;
  if (type !== undefined && numbers.includes(type)) return <Line {...props} written={(text) => text} />;
  return <Yaml {...props} />;
}

const answers = { true: 'yes', false: 'no', partial: 'partial' };
const numbers: readonly FactType[] = ['number', 'year', 'days', 'devices'];

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
      {Object.entries(names).map(([name, label]) => (
        <label key={name}>
          <input
            type="radio"
            name={group}
            checked={value === name}
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

function Line({ text, onChange, written }: ValueFieldProps & { readonly written: (text: string) => string }) {
  const value = parsed(text);
  return (
    <label className="field">
      <span>New value</span>
      <input
        type="text"
        value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
        onChange={({ target }) => onChange(written(target.value))}
      />
    </label>
  );
}

function Yaml({ text, onChange }: ValueFieldProps) {
  return (
    <label className="field">
      <span>New value, as written in the file</span>
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
