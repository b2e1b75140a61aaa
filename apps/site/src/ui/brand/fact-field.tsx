interface FactFieldProps {
  /** One row per provider with one number per fact: 0 if it is unknown, otherwise higher for stronger evidence. */
  readonly rows: readonly (readonly number[])[];
  readonly strongest: number;
  readonly color: string;
  readonly faint: string;
}

const column = 10;
const row = 22;
const stroke = 4;
const tallest = 16;
const dot = 3;

/** Returns the size in pixels, with one column per fact and one row per provider. */
export function factFieldSize(rows: FactFieldProps['rows']): { width: number; height: number } {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  return { width: columns * column, height: rows.length * row };
}

/**
 * All facts of the site in one image. Each fact is a stroke, which is taller for stronger evidence, or a dot if it is
 * unknown.
 */
export function FactField({ rows, strongest, color, faint }: FactFieldProps) {
  const { width, height } = factFieldSize(rows);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a part of a picture that has a text of its own
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {rows.flatMap((strengths, line) =>
        strengths.map((strength, index) => {
          const tall = dot + (strength / strongest) * (tallest - dot);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture is drawn once
              key={`${line}-${index}`}
              x={index * column}
              y={(line + 1) * row - tall}
              width={stroke}
              height={tall}
              fill={strength === 0 ? faint : color}
            />
          );
        }),
      )}
    </svg>
  );
}
