/** The media query for the breakpoint `md` of tokens.css. A test compares them. */
export const mdMediaQuery = '(width >= 48rem)';
