import { Toast } from '@base-ui/react/toast';
import { CloseIcon, closeButtonClass } from '#ui/overlays/close-icon.tsx';
import { swipeAway } from './swipe-away.ts';
import { toastRemoveDelay } from './toast-constants.ts';

interface ToastItemProps {
  readonly toast: Toast.Root.ToastObject;
  readonly closeLabel: string;
}

const frame =
  'flex w-full touch-pan-y items-center gap-4 rounded-m border border-line-strong bg-surface py-3 ps-4 pe-4 text-text shadow-float select-none data-limited:hidden';
// Without motion it goes at once, and an invisible transition keeps the time until it is removed.
const motion =
  'ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 motion-safe:transition-[opacity,translate] motion-reduce:transition-[visibility] motion-reduce:data-ending-style:invisible data-swiping:transition-none';

export function ToastItem({ toast, closeLabel }: ToastItemProps) {
  const { close } = Toast.useToastManager();
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={[]}
      onPointerDown={(event) => swipeAway(event, () => close(toast.id))}
      style={{ transitionDuration: `${toastRemoveDelay}ms` }}
      className={`${frame} ${motion}`}
    >
      <Toast.Content className="min-w-0 grow">
        <Toast.Title render={<p />} className="leading-snug font-semibold" />
        <Toast.Description className="mt-0.5 text-14 text-muted" />
        {toast.actionProps && (
          <Toast.Action className="mt-2 cursor-pointer text-14 font-semibold underline decoration-underline underline-offset-4 hover:text-link" />
        )}
      </Toast.Content>
      {/* Base UI hides the button until toasts are spread out; these never lie on top of each other. */}
      <Toast.Close aria-hidden={false} aria-label={closeLabel} className={closeButtonClass}>
        <CloseIcon />
      </Toast.Close>
    </Toast.Root>
  );
}
