/** The media query for the breakpoint `md` of tokens.css. A test compares them. */
export const fromMd = '(width >= 48rem)';
