import { hooks } from '#browser/script-hooks.ts';
import type { DrawIcon, ToastMessage } from './toast-message.ts';

interface ToastPictureProps extends Pick<ToastMessage, 'icon' | 'avatar'> {
  readonly drawIcon: DrawIcon;
}

/** The icon or image of a toast. It is decorative: the text is complete without it. */
export function ToastPicture({ icon, avatar, drawIcon }: ToastPictureProps) {
  if (avatar !== undefined)
    return <img src={avatar} alt="" width={40} height={40} className="toast-avatar size-10 shrink-0" />;
  if (icon !== undefined)
    return <span ref={drawIcon} {...hooks({ 'data-icon': icon })} className="size-5 shrink-0" />;
  return null;
}
