import { type ReactNode, useId } from 'react';
import { hooks } from '#browser/script-hooks.ts';

interface TooltipProps {
  /** A few words more about what the control does or means. */
  readonly text: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly label?: string;
}

/**
 * A button with a few words that show when it is hovered or focused. A popover and a small script
 * (tooltip.client.ts) instead of React in the browser: there is nothing to compute, only a delay. The words are the
 * button's description at all times, and without JavaScript they show at once.
 */
export function Tooltip({ text, children, className = '', label }: TooltipProps) {
  const id = useId();
  return (
    <span className="tooltip relative inline-block">
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        {...hooks({ 'data-tooltip': id })}
        className={`tooltip-button ${className}`}
      >
        {children}
      </button>
      <TooltipWords id={id} text={text} />
    </span>
  );
}

/** The words alone, beside a control of another kind that names them with `data-tooltip` and stands in a `tooltip`. */
export function TooltipWords({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <span id={id} role="tooltip" popover="manual" className="floating tooltip-words">
      {text}
    </span>
  );
}
