/** A disc half in shadow: what a VPN hides, and what it does not. On a field of 24 by 24, in the colour of text. */
export function Mark() {
  return (
    <>
      <circle cx="12" cy="12" r="9.75" fill="none" stroke="currentColor" strokeWidth="2.75" />
      <path d="M12 2a10 10 0 0 0 0 20z" fill="currentColor" />
    </>
  );
}
