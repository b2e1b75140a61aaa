import type { ToastMessage } from '#ui/toasts/toast-message.ts';

/** A toast message in an attribute. It has ids of elements to click, because callbacks cannot be serialized. */
interface SerializedToast extends Omit<ToastMessage, 'title' | 'description' | 'actions' | 'onClick'> {
  readonly actions?: readonly { readonly label: string; readonly press?: string }[];
  readonly press?: string;
}

export function parseToast(json: string): Omit<ToastMessage, 'title'> {
  const { actions, press, ...fields } = JSON.parse(json) as SerializedToast;
  return {
    ...fields,
    actions: actions?.map(({ label, press: target }) => ({ label, onClick: clickHandler(target) })),
    onClick: press === undefined ? undefined : clickHandler(press),
  };
}

function clickHandler(id: string | undefined): () => void {
  return () => {
    if (id !== undefined) document.getElementById(id)?.click();
  };
}
