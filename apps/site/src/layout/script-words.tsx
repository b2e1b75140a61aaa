import { ToastWords } from '../ui/toasts/toast-words.tsx';
import { OfflineWords } from './offline-notice/offline-words.tsx';

/** Words in the language of the page for scripts that have none of their own. */
export function ScriptWords() {
  return (
    <>
      <OfflineWords />
      <ToastWords />
    </>
  );
}
