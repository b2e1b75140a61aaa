export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** The names of the region and of the close button, in the language of the page. */
export interface ToastWords {
  readonly label: string;
  readonly close: string;
}
