/** Shares of a whole in percent without decimals that still add up to a hundred: who lost most by rounding gains. */
export function wholePercents(shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (whole === 0) return shares.map(() => 0);
  const exact = shares.map((share) => (share / whole) * 100);
  const floors = exact.map(Math.floor);
  const missing = 100 - floors.reduce((sum, floor) => sum + floor, 0);
  const gaining = exact
    .map((value, position) => ({ position, lost: value - Math.floor(value) }))
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, missing);
  return floors.map((floor, position) =>
    gaining.some((entry) => entry.position === position) ? floor + 1 : floor,
  );
}
