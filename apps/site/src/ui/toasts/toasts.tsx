import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { loadStyleSheet } from '#browser/load-style-sheet.ts';
import { type ToastData, ToastItem } from './toast-item.tsx';
import type { DrawIcon, ToastMessage, ToastWords } from './toast-message.ts';
import { toastDuration, toastLimit } from './toast-message.ts';
import sheet from './toasts.css?url';

const manager = Toast.createToastManager<ToastData>();
let region: Promise<void> | undefined;

/** Shows a message. It mounts the region first, because screen readers announce only changes in an existing region. */
export async function raiseToast(
  message: ToastMessage,
  words: ToastWords,
  drawIcon: DrawIcon,
): Promise<void> {
  const { id, open = true, title, description, color, duration = toastDuration } = message;
  if (!open) {
    // Without an id, `close` would close all messages.
    if (id !== undefined) manager.close(id);
    return;
  }
  region ??= mountRegion(words);
  await region;
  manager.add({ id, title, description, type: color, timeout: duration, data: { ...message, drawIcon } });
}

async function mountRegion(words: ToastWords): Promise<void> {
  await loadStyleSheet(sheet);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  return new Promise((resolve) => root.render(<ToastRegion words={words} onReady={resolve} />));
}

interface ToastRegionProps {
  readonly words: ToastWords;
  readonly onReady: () => void;
}

function ToastRegion({ words, onReady }: ToastRegionProps) {
  useEffect(onReady, [onReady]);
  return (
    <Toast.Provider toastManager={manager} limit={toastLimit} timeout={toastDuration}>
      <Toast.Portal>
        {/* Newest first in the markup, at the bottom on screen. */}
        <Toast.Viewport aria-label={words.label} className="toast-region flex flex-col-reverse gap-2">
          <ToastItems closeLabel={words.close} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastItems({ closeLabel }: { readonly closeLabel: string }) {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} />);
}
