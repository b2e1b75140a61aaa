import { hooks } from '#browser/script-hooks.ts';

interface CopyButtonProps {
  /** Empty: the text of the element before the button. */
  readonly text: string;
  readonly label: string;
  /** What the toast says afterwards; carried here, so that nothing has to be loaded to say it. */
  readonly done: string;
  /** Drawn while the page is read, by a script that knows that there is a clipboard. */
  readonly isReady?: boolean;
}

/** Puts a text on the clipboard. Hidden until the script that does so has started. */
export function CopyButton({ text, label, done, isReady = false }: CopyButtonProps) {
  return (
    <button
      type="button"
      hidden={!isReady}
      {...hooks({ 'data-copy': text, 'data-copied': done })}
      className="plain-button plain-button-small px-3 py-1.5 text-14 font-semibold"
    >
      {label}
    </button>
  );
}
