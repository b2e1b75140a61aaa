import { expect, test } from 'vitest';
import { testContext } from '#fixtures/test-context.ts';
import { exampleSource } from './example-source.ts';

test('providers stand in the order of the overall ranking, those without a rank behind them', () => {
  expect(exampleSource('provider="@1" other="@2" @last', testContext())).toBe(
    'provider="alder" other="elm" dogwood',
  );
});

test('where there are fewer, the last one stands in; an address is left alone', () => {
  expect(exampleSource('@9, mail@1st.example', testContext())).toBe('dogwood, mail@1st.example');
});
