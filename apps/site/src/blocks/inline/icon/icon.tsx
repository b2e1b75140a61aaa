import { Icon } from '#ui/icons/icon.tsx';
import type { ContentIconModel } from './icon.block.ts';

/** An icon in prose. It is as tall as a capital letter and on the baseline. */
export function ContentIcon({ name, label }: ContentIconModel) {
  const drawing = <Icon name={name} className="content-icon" />;
  if (label === undefined) return drawing;
  return (
    <span role="img" aria-label={label}>
      {drawing}
    </span>
  );
}
