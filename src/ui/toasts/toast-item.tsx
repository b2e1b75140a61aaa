import { Toast } from '@base-ui/react/toast';
import { useRef } from 'react';
import { CloseIcon, closeButtonClass } from '#ui/overlays/close-icon.tsx';
import { swipeAway } from './swipe-away.ts';
import { toastRemoveDelay } from './toast-constants.ts';
import type { DrawIcon, ToastColor, ToastMessage } from './toast-message.ts';
import { ToastPicture } from './toast-picture.tsx';

/** What Base UI hands on with each toast. */
export interface ToastData extends ToastMessage {
  readonly drawIcon: DrawIcon;
}

interface ToastItemProps {
  readonly toast: Toast.Root.ToastObject<ToastData>;
  readonly closeLabel: string;
}

const frame =
  'flex w-full touch-pan-y items-center gap-4 rounded-m border bg-surface py-3 ps-4 pe-4 shadow-float select-none data-limited:hidden';
// Without motion it goes at once, and an invisible transition keeps the time until it is removed.
const motion =
  'ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 motion-safe:transition-[opacity,translate] motion-reduce:transition-[visibility] motion-reduce:data-ending-style:invisible data-swiping:transition-none';
/** The line around it and its icon have the colour, the words never. */
const colors: Readonly<Record<ToastColor, string>> = {
  primary: 'border-current text-primary',
  secondary: 'border-current text-secondary',
  success: 'border-current text-success',
  info: 'border-current text-info',
  warning: 'border-current text-warning',
  error: 'border-current text-error',
  neutral: 'border-line-strong text-neutral',
};
/** A pointer that went further than this between down and up swiped; it did not press. */
const steadyPixels = 4;

export function ToastItem({ toast, closeLabel }: ToastItemProps) {
  const manager = Toast.useToastManager();
  const pressedAt = useRef(0);
  const { data } = toast;
  if (!data) return null;
  const { icon, avatar, color = 'neutral', actions = [], close = true, duration, onClick, drawIcon } = data;
  // What stays may be there to be copied by hand; what passes is swiped.
  const selection = duration === 0 ? 'select-text' : '';
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={[]}
      onPointerDown={(event) => {
        pressedAt.current = event.clientX;
        swipeAway(event, () => manager.close(toast.id));
      }}
      onClick={({ target, clientX }) => {
        const isOnControl = target instanceof Element && target.closest('a, button');
        if (!isOnControl && Math.abs(clientX - pressedAt.current) <= steadyPixels) onClick?.();
      }}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget) onClick?.();
      }}
      style={{ transitionDuration: `${toastRemoveDelay}ms` }}
      className={`${frame} ${motion} ${colors[color]} ${onClick ? 'cursor-pointer' : ''}`}
    >
      <ToastPicture icon={icon} avatar={avatar} drawIcon={drawIcon} />
      <Toast.Content className={`min-w-0 grow wrap-anywhere text-text ${selection}`}>
        <Toast.Title render={<p />} className="leading-snug font-semibold" />
        <Toast.Description className="mt-0.5 text-14 text-muted" />
        {actions.map((action) => (
          <Toast.Action
            key={action.label}
            onClick={() => {
              manager.close(toast.id);
              action.onClick();
            }}
            className="me-4 mt-2 cursor-pointer text-14 font-semibold underline decoration-underline underline-offset-4 hover:text-link"
          >
            {action.label}
          </Toast.Action>
        ))}
      </Toast.Content>
      {close && (
        // Base UI hides the button until toasts are spread out; these never lie on top of each other.
        <Toast.Close aria-hidden={false} aria-label={closeLabel} className={`${closeButtonClass} text-text`}>
          <CloseIcon />
        </Toast.Close>
      )}
    </Toast.Root>
  );
}
