export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** Shows a message that goes away by itself. */
export async function showToast({ title, description, action }: ToastMessage): Promise<void> {
  const region = document.createElement('div');
  region.role = 'status';
  region.append([title, description].filter(Boolean).join(' '));
  if (action) {
    const button = document.createElement('button');
    button.append(action.label);
    button.addEventListener('click', action.onClick);
    region.append(button);
  }
  document.body.append(region);
}
