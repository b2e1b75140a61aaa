import { expect, test } from 'vitest';
import { parseExposition } from './exposition.ts';

test('an exposition becomes samples, which know whether they only grow', () => {
  const text = `# HELP a_total Some.
# TYPE a_total counter
a_total{path="a } b",code="2 00"} 7
# TYPE b_seconds histogram
b_seconds_bucket{le="+Inf"} 3
b_seconds_count 3
# TYPE c gauge
c -1.5e+06
d NaN
e{x="1"} 1 1700000000000
`;
  expect(parseExposition(text)).toEqual([
    { name: 'a_total', labels: 'path="a } b",code="2 00"', value: 7, isCounter: true },
    { name: 'b_seconds_bucket', labels: 'le="+Inf"', value: 3, isCounter: true },
    { name: 'b_seconds_count', labels: '', value: 3, isCounter: true },
    { name: 'c', labels: '', value: -1_500_000, isCounter: false },
    { name: 'e', labels: 'x="1"', value: 1, isCounter: false },
  ]);
});
