/** An https address of printable ASCII: it goes into a header as it is, so no line break and no other scheme. */
export function isSafeDestination(address: string): boolean {
  return /^https:\/\/[\x21-\x7e]+$/.test(address) && URL.canParse(address);
}
