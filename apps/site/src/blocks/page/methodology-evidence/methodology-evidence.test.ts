import { incidentHarms } from '@vpn-site/core/provider/incident.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectMethodologyEvidence } from './methodology-evidence.block.ts';

const english = testContext();
const model = selectMethodologyEvidence(english);
const section = (id: string, { sections } = model) => sections.find((candidate) => candidate.id === id);
const values = (id: string) =>
  Object.fromEntries(
    section(id)?.tables.flatMap(({ lines }) => lines.map((line) => [line.id, line.value])) ?? [],
  );

test('evidence and age are factors on points, and unknown leaves nothing', () => {
  expect(values('factors')).toEqual({
    strong: '× 1',
    weak: '× 0.5',
    word: '× 0.3',
    unknown: '× 0',
    old: '1 → 0',
    outsiders: '1 → 0',
  });
  const details = section('factors')?.tables[0]?.lines.map(({ detail }) => detail);
  expect(details?.[4]).toContain('gone at 2 times that age');
  expect(details?.[5]).toContain('In full for 3 years, then less from year to year, gone after 8.');
});

test('incidents only take: every harm with what it costs, then how the telling changes it', () => {
  const [lost, told] = section('incidents')?.tables ?? [];
  expect(lost?.lines.map(({ id }) => id)).toEqual(incidentHarms);
  expect(lost?.lines.map(({ value }) => value)).toEqual(['−2', '−1', '−0.5', '−0.5', '−0.3', '−0.3', '0']);
  expect(told?.lines.map(({ value }) => value)).toEqual(['× 0.5', '× 1', '× 1.5']);
  expect(section('incidents')?.why).toMatch(/over 10 years.*2\.5 points at most.*“No logs, promised/);
});

test('the share of evidence has its limits, and the model of doubt is told with all of its numbers', () => {
  expect(values('evidence-share')).toEqual({ place: 'from 40%', thin: 'below 75%' });
  expect(values('doubt')).toEqual({
    samples: '200',
    weights: '0.5 to 2',
    strongWrong: '5%',
    weakWrong: '25%',
    unknownBetter: '50%',
    grading: '25%',
    clearlyAbove: '90%',
  });
  expect(section('doubt')?.tables[0]?.lines[5]?.label).toContain('2 points up or down');
});
