interface ConfidenceGlyphProps {
  readonly level: 'high' | 'fair' | 'thin';
}

/** Confidence as three steps, of which one to three are filled. Decorative; the word beside it carries the meaning. */
export function ConfidenceGlyph({ level }: ConfidenceGlyphProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 14" className={`confidence-glyph confidence-${level}`}>
      <path d="M0 8h4v6H0z" />
      <path d="M6 4h4v10H6z" />
      <path d="M12 0h4v14h-4z" />
    </svg>
  );
}
