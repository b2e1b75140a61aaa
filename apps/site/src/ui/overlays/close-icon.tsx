/** A cross of two strokes. The button around it must have a label. */
export function CloseIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4.5">
      <path
        d="M6 6l12 12M18 6L6 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Classes of a square close button that is large enough to touch. */
export const closeButtonClass = 'icon-button -me-2.5 -my-2 shrink-0 cursor-pointer';
