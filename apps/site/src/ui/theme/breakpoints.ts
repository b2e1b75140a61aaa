/** The media query from the breakpoint `md` of tokens.css; a test compares them. */
export const fromMd = '(width >= 48rem)';
