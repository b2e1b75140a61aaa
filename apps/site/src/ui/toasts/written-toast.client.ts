import type { ToastMessage } from '#ui/toasts/toast-message.ts';

/** A message serialized in an attribute. Instead of callbacks it has the id of an element to click. */
interface WrittenToast extends Omit<ToastMessage, 'title' | 'description' | 'actions' | 'onClick'> {
  readonly actions?: readonly { readonly label: string; readonly press?: string }[];
  readonly press?: string;
}

export function readWrittenToast(json: string): Omit<ToastMessage, 'title'> {
  const { actions, press, ...fields } = JSON.parse(json) as WrittenToast;
  return {
    ...fields,
    actions: actions?.map(({ label, press: target }) => ({ label, onClick: pressing(target) })),
    onClick: press === undefined ? undefined : pressing(press),
  };
}

function pressing(id: string | undefined): () => void {
  return () => {
    if (id !== undefined) document.getElementById(id)?.click();
  };
}
