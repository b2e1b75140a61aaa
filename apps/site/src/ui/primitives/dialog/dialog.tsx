import { type ReactNode, useId } from 'react';
import { CloseIcon, closeButtonClass } from '#ui/overlays/close-icon.tsx';

interface DialogProps {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog, which must be answered first. The browser keeps the focus inside, closes it on Escape and then restores
 * the focus. No page uses it yet, but the specification lists dialogs among its disclosure elements, and the style guide
 * shows it.
 */
export function Dialog({ id, title, closeLabel, children }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      className="dialog m-auto max-w-prose p-5 text-text"
    >
      <div className="flex items-start justify-between gap-4 border-b border-rule pb-3">
        <h2 id={titleId} className="text-18 leading-125 font-head">
          {title}
        </h2>
        <button
          type="button"
          command="close"
          commandfor={id}
          aria-label={closeLabel}
          className={closeButtonClass}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="pt-3">{children}</div>
    </dialog>
  );
}

/** A button that opens a dialog by its id, without scripts. */
export function DialogButton({ dialog, children }: { readonly dialog: string; readonly children: string }) {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={dialog}
      className="plain-button cursor-pointer px-4 py-2 font-semibold"
    >
      {children}
    </button>
  );
}
