import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';

interface NoticeProps {
  readonly title?: string;
  readonly children: ReactNode;
}

export function Notice({ title, children }: NoticeProps) {
  return (
    <div className="notice">
      <Icon name="info" className="size-5" />
      <div>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
