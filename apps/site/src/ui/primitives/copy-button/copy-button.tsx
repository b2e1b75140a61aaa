import { hooks } from '#browser/script-hooks.ts';

interface CopyButtonProps {
  /** The text to copy. If empty, the text of the element before the button is copied. */
  readonly text: string;
  readonly label: string;
  /** The text of the toast after copying. It is in the markup, so that nothing has to be loaded for it. */
  readonly done: string;
  /** Whether the button is visible at once. Set it in code that runs in the browser and knows that there is a clipboard. */
  readonly isReady?: boolean;
  /** Whether it looks like a link in a text. */
  readonly isInText?: boolean;
}

/** A button that copies a text to the clipboard. It is hidden until its script has started. */
export function CopyButton({ text, label, done, isReady = false, isInText = false }: CopyButtonProps) {
  return (
    <button
      type="button"
      hidden={!isReady}
      {...hooks({ 'data-copy': text, 'data-copied': done })}
      className={
        isInText
          ? 'quiet-link cursor-pointer'
          : 'plain-button plain-button-small px-3 py-1.5 text-14 font-semibold'
      }
    >
      {label}
    </button>
  );
}
