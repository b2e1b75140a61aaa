const lengths = [1, 2, 2.5, 5, 10];
const wanted = 4;

/** Round amounts from 0 to at or past a value, four or five steps of them: the scale beside a drawing. */
export function roundSteps(value: number): number[] {
  if (value <= 0) return [0, 1];
  const magnitude = 10 ** Math.floor(Math.log10(value / wanted));
  const length = (lengths.find((one) => one * magnitude * wanted >= value) ?? 10) * magnitude;
  const count = Math.ceil(value / length);
  return Array.from({ length: count + 1 }, (_, step) => step * length);
}
