/** The max number of toasts that are visible at once. Older ones wait. */
export const toastLimit = 5;
/** The number of milliseconds for which a toast stays, without the time while it is hovered or focused. */
export const toastDuration = 5000;
/** The swipe distance to the right, in pixels, that dismisses a toast. */
export const toastSwipeThreshold = 50;
/** The number of milliseconds between closing and removal, in which the toast fades. */
export const toastRemoveDelay = 200;

/** Colors by meaning. The text has the same meaning, so nothing depends on color. */
export type ToastColor = 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'error' | 'neutral';

interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface ToastMessage {
  /** The id. A message with the id of a visible one replaces it. */
  readonly id?: string | undefined;
  /** False closes the toast with this id. */
  readonly open?: boolean | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  /** The name of an icon as "set:name". It is loaded from the icon endpoint after the text is shown. */
  readonly icon?: string | undefined;
  /** The path of a small image on this site, which replaces the icon. */
  readonly avatar?: string | undefined;
  readonly color?: ToastColor | undefined;
  /** Buttons below the text. Each also closes the message. */
  readonly actions?: readonly ToastAction[] | undefined;
  /** Whether there is a close button. Without one, Escape and a swipe still close the message. */
  readonly close?: boolean | undefined;
  /** The number of milliseconds for which the message stays; 0 means until it is closed. */
  readonly duration?: number | undefined;
  /** Called if the message itself is clicked, but not for its buttons. */
  readonly onClick?: (() => void) | undefined;
}

/** The labels of the region and of the close button, in the language of the page. */
export interface ToastWords {
  readonly label: string;
  readonly close: string;
}

/** Fills an element with the icon that its `data-icon` names. */
export type DrawIcon = (element: HTMLElement | null) => void;
