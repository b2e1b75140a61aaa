import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';

interface NoteFieldsProps {
  readonly note: Readonly<Record<LocaleCode, string>>;
  readonly onChange: (note: Record<LocaleCode, string>) => void;
}

/** Fields for a note in English, with optional translations. Without English text there is no note. */
export function NoteFields({ note, onChange }: NoteFieldsProps) {
  return (
    <details className="fold">
      <summary>
        {Object.values(note).some((text) => text !== '') ? 'The note' : 'No note'}, in English at least
      </summary>
      {localeCodes.map((code) => (
        <label key={code} className="field">
          <span>Note, {code}</span>
          <textarea
            rows={2}
            lang={code}
            value={note[code]}
            onChange={({ target }) => onChange({ ...note, [code]: target.value })}
          />
        </label>
      ))}
    </details>
  );
}
