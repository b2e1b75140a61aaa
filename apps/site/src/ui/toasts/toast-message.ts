/** The max number shown at once; older ones wait. */
export const toastLimit = 5;
/** Milliseconds that a toast stays, not counting time while hovered or focused. */
export const toastDuration = 5000;
/** The swipe distance to the right, in pixels, that dismisses a toast. */
export const toastSwipeThreshold = 50;
/** Milliseconds between closing and removal, during which it fades. */
export const toastRemoveDelay = 200;

/** Theme colors by meaning; the text says the same, so nothing depends on color. */
export type ToastColor = 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'error' | 'neutral';

interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface ToastMessage {
  /** A message with the id of a visible one replaces it. */
  readonly id?: string | undefined;
  /** False closes the toast with this id. */
  readonly open?: boolean | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  /** In the format "set:name", loaded from the icon endpoint after the text is shown. */
  readonly icon?: string | undefined;
  /** The path of a small image on this site, instead of the icon. */
  readonly avatar?: string | undefined;
  readonly color?: ToastColor | undefined;
  /** Buttons below the text; each also closes the message. */
  readonly actions?: readonly ToastAction[] | undefined;
  /** False leaves out the close button; Escape and a swipe still close the message. */
  readonly close?: boolean | undefined;
  /** Milliseconds that it stays; 0 means until it is closed. */
  readonly duration?: number | undefined;
  /** Called when the message itself is clicked, not one of its buttons. */
  readonly onClick?: (() => void) | undefined;
}

/** The labels of the region and of the close button, in the language of the page. */
export interface ToastWords {
  readonly label: string;
  readonly close: string;
}

/** Fills an element with the icon given in its `data-icon`. */
export type DrawIcon = (element: HTMLElement | null) => void;
