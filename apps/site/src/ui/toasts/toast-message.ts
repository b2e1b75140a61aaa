/** How many are shown at once; older ones wait behind. */
export const toastLimit = 5;
/** Milliseconds for which one stays, not counting the time in which it is hovered or focused. */
export const toastDuration = 5000;
/** Pixels to the right after which letting go sends it away. */
export const toastSwipeThreshold = 50;
/** Milliseconds between closing and removal; it fades meanwhile. */
export const toastRemoveDelay = 200;

/** The theme's colours by what they mean; words say the same, so nothing depends on seeing one. */
export type ToastColor = 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'error' | 'neutral';

interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface ToastMessage {
  /** A message with the id of one that is shown takes its place. */
  readonly id?: string | undefined;
  /** false closes the one with this id. */
  readonly open?: boolean | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  /** "set:name", from the icon endpoint: the words do not wait for it. */
  readonly icon?: string | undefined;
  /** The address of a small picture on this site, in place of the icon. */
  readonly avatar?: string | undefined;
  readonly color?: ToastColor | undefined;
  /** Buttons below the words; each closes the message too. */
  readonly actions?: readonly ToastAction[] | undefined;
  /** false leaves out the close button; Escape and a swipe still close the message. */
  readonly close?: boolean | undefined;
  /** Milliseconds for which it stays; 0 is until somebody closes it. */
  readonly duration?: number | undefined;
  /** When the message itself is pressed, not one of its buttons. */
  readonly onClick?: (() => void) | undefined;
}

/** The names of the region and of the close button, in the language of the page. */
export interface ToastWords {
  readonly label: string;
  readonly close: string;
}

/** Fills an element with the icon that its `data-icon` names. */
export type DrawIcon = (element: HTMLElement | null) => void;
