import { createContext, type ReactNode, useContext, useId } from 'react';

/** The input of a refused form, so that nothing is lost. */
const Typed = createContext<FormData | undefined>(undefined);

interface DeskFormProps {
  readonly typed?: FormData | undefined;
  readonly problems: readonly string[];
  /** Which of several forms of a screen this is. */
  readonly act: string;
  readonly children: ReactNode;
}

/** A form of the desk. It shows above its fields why its last save was refused. */
export function DeskForm({ typed, problems, act, children }: DeskFormProps) {
  const isRefused = typed?.get('act') === act;
  return (
    <form method="post" encType="multipart/form-data" className="form" id={act}>
      <input type="hidden" name="act" value={act} />
      {isRefused && problems.length > 0 && <Problems problems={problems} />}
      <Typed value={isRefused ? typed : undefined}>{children}</Typed>
    </form>
  );
}

function Problems({ problems }: { readonly problems: readonly string[] }) {
  return (
    <div className="problems" role="alert">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly value?: string | number | undefined;
  readonly hint?: ReactNode;
  readonly type?: 'text' | 'date' | 'url' | 'email' | 'number' | 'file';
  readonly rows?: number;
  readonly isRequired?: boolean;
  readonly lang?: string | undefined;
  readonly accept?: string;
  readonly pattern?: string;
}

function useTyped(name: string, value: string): string {
  const typed = useContext(Typed)?.get(name);
  return typeof typed === 'string' ? typed : value;
}

export function Field(props: FieldProps) {
  const {
    label,
    name,
    value = '',
    hint,
    type = 'text',
    rows,
    isRequired = false,
    lang,
    accept,
    pattern,
  } = props;
  const id = useId();
  const shown = useTyped(name, String(value));
  const common = {
    id,
    name,
    lang,
    required: isRequired,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input
          {...common}
          type={type}
          accept={accept}
          pattern={pattern}
          step={type === 'number' ? 'any' : undefined}
          {...(type === 'file' ? {} : { defaultValue: shown })}
        />
      ) : (
        <textarea {...common} rows={rows} defaultValue={shown} />
      )}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly hint?: ReactNode;
}

export function Choice({ label, name, value, options, hint }: ChoiceProps) {
  const id = useId();
  const shown = useTyped(name, value);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={shown}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      {hint !== undefined && <p className="hint">{hint}</p>}
    </div>
  );
}

interface TickProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly value?: string;
  readonly isOn: boolean;
}

export function Tick({ label, name, value = 'on', isOn }: TickProps) {
  const typed = useContext(Typed);
  return (
    <label className="tick">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={typed ? typed.getAll(name).includes(value) : isOn}
      />{' '}
      {label}
    </label>
  );
}

export function SaveButton({ children = 'Save' }: { readonly children?: ReactNode }) {
  return (
    <button type="submit" className="primary">
      {children}
    </button>
  );
}
