import { ToastWords } from '../ui/toasts/toast-words.tsx';
import { OfflineWords } from './offline-notice/offline-words.tsx';

/** Translated texts for scripts that do not load messages. */
export function ScriptWords() {
  return (
    <>
      <OfflineWords />
      <ToastWords />
    </>
  );
}
