import { type ReactNode, useId } from 'react';
import { hooks } from '#browser/script-hooks.ts';

interface TooltipProps {
  readonly text: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly label?: string;
}

/**
 * A button with a short text that is shown on hover or focus. It uses a popover and a small script (tooltip.client.ts)
 * instead of React, because the script only handles a delay. The text is always the button's description. Without
 * JavaScript, it is shown without delay.
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

/**
 * Only the text of a tooltip, for another control that refers to it by `data-tooltip`. Both must be inside an element with
 * the class `tooltip`.
 */
export function TooltipWords({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <span id={id} role="tooltip" popover="manual" className="floating tooltip-words">
      {text}
    </span>
  );
}
