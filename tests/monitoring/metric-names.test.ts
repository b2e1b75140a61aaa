import { expect, test } from 'vitest';
import { metricNames } from './metric-names.ts';

test.each([
  ['sum by (kind, le) (rate(a_bucket{kind=~"x|y"}[10m])) > 700e6', ['a_bucket']],
  ['a / b < 0.1 and on (kind) c == 0 or absent(d{job="a b"})', ['a', 'b', 'c', 'd']],
  ['time() - max(e_seconds) > 36 * 3600 unless f offset 1h', ['e_seconds', 'f']],
])('%s', (expression, names) => {
  expect(metricNames(expression)).toEqual(names);
});
