import { ToastWords } from '../ui/toasts/toast-words.tsx';
import { OfflineWords } from './offline-notice/offline-words.tsx';

/** Texts in the language of the page for scripts that have no messages of their own. */
export function ScriptWords() {
  return (
    <>
      <OfflineWords />
      <ToastWords />
    </>
  );
}
