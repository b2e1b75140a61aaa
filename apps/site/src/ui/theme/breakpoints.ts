/** From the breakpoint `md` of tokens.css on; a test compares them. */
export const fromMd = '(width >= 48rem)';
