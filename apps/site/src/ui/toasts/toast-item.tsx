import { Toast } from '@base-ui/react/toast';
import { useRef } from 'react';
import { closestElement } from '#browser/closest-element.ts';
import { CloseIcon, closeButtonClass } from '#ui/overlays/close-icon.tsx';
import { swipeAway } from './swipe-away.ts';
import type { DrawIcon, ToastColor, ToastMessage } from './toast-message.ts';
import { toastRemoveDelay } from './toast-message.ts';
import { ToastPicture } from './toast-picture.tsx';

/** The data that Base UI attaches to each toast. */
export interface ToastData extends ToastMessage {
  readonly drawIcon: DrawIcon;
}

interface ToastItemProps {
  readonly toast: Toast.Root.ToastObject<ToastData>;
  readonly closeLabel: string;
}

/** The classes of each color. They apply to the line and the icon, never to the text. */
const colors: Readonly<Record<ToastColor, string>> = {
  primary: 'text-primary',
  secondary: 'text-secondary',
  success: 'text-success',
  info: 'text-info',
  warning: 'text-warning',
  error: 'text-error',
  neutral: 'toast-neutral text-neutral',
};
/** The max distance in pixels between pointer down and up for a click. A longer distance is a swipe. */
const maxClickDistance = 4;

export function ToastItem({ toast, closeLabel }: ToastItemProps) {
  const manager = Toast.useToastManager();
  const pressedAt = useRef(0);
  const { data } = toast;
  if (!data) return null;
  const { icon, avatar, color = 'neutral', actions = [], close = true, duration, onClick, drawIcon } = data;
  // The text of a persistent toast can be selected for copying; other toasts are swiped.
  const selection = duration === 0 ? 'toast-kept' : '';
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={[]}
      onPointerDown={(event) => {
        pressedAt.current = event.clientX;
        swipeAway(event, () => manager.close(toast.id));
      }}
      onClick={({ target, clientX }) => {
        const isOnControl = closestElement(target, 'a, button');
        if (!isOnControl && Math.abs(clientX - pressedAt.current) <= maxClickDistance) onClick?.();
      }}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget) onClick?.();
      }}
      style={{ transitionDuration: `${toastRemoveDelay}ms` }}
      className={`toast ${colors[color]} ${onClick ? 'toast-pressed' : ''}`}
    >
      <ToastPicture icon={icon} avatar={avatar} drawIcon={drawIcon} />
      <Toast.Content className={`min-w-0 grow wrap-anywhere text-text ${selection}`}>
        <Toast.Title render={<p />} className="leading-137 font-semibold" />
        <Toast.Description className="mt-0.5 text-14 text-muted" />
        {actions.map((action) => (
          <Toast.Action
            key={action.label}
            onClick={() => {
              manager.close(toast.id);
              action.onClick();
            }}
            className="inline-link cursor-pointer me-4 mt-2 text-14 font-semibold"
          >
            {action.label}
          </Toast.Action>
        ))}
      </Toast.Content>
      {close && (
        // Base UI hides the close button from screen readers until stacked toasts are expanded. Ours are never stacked.
        <Toast.Close aria-hidden={false} aria-label={closeLabel} className={`${closeButtonClass} text-text`}>
          <CloseIcon />
        </Toast.Close>
      )}
    </Toast.Root>
  );
}
