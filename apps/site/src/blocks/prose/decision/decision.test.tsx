import { sideServingBetter } from '@vpn-site/core/comparison/findings/need-findings.ts';
import { byLocale, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { KnownFact } from '@vpn-site/core/provider/fact.ts';
import { allPairViews, leadContradictions } from '@vpn-site/fixture/comparison-contradictions.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { pairView } from '#evidence/comparison/pair.ts';
import { argumentWords, privacyBasis } from './argument-words.ts';
import { missingGrounds, selectDecision } from './decision.block.ts';
import { Decision } from './decision.tsx';
import { leadModel } from './lead-model.ts';

const site = testContext();
const words = (first: string, second: string, context = site) =>
  renderElement(<Decision {...selectDecision({ first, second }, context)} />).text;

describe('a lead from the facts', () => {
  test('names the winner with both scores, why, who should take the other, and what it costs', () => {
    expect(words('alder', 'birch')).toMatch(
      /^Alder VPN, clearly: \d\.\d to \d\.\d\. .+ Take Birch VPN if you stream or you have many devices: .+\. .*(costs|bill|less).*\.$/,
    );
    expect(words('birch', 'alder')).toBe(words('alder', 'birch'));
  });

  test('names the saving, at the rate of the scores if the currencies differ', () => {
    const cheaper = withPlans(site, 'birch', { charged: 10, renewal: { charged: 10, months: 12 } });
    expect(words('alder', 'birch', cheaper)).toMatch(/it costs \$\d+ less over three years\./);
    const euros = withPlans(site, 'birch', {
      currency: 'EUR',
      charged: 10,
      renewal: { charged: 10, months: 12 },
    });
    expect(words('alder', 'birch', euros)).toMatch(/it costs about \$\d+ less over three years\./);
  });

  test('of two that are not ranked it chooses neither, and names two others', () => {
    expect(words('cedar', 'dogwood')).toMatch(
      /^We wouldn’t choose either yet\. .+ Better: .+ \(\d\.\d\) or .+ \(\d\.\d\)\.$/,
    );
  });

  test('always tells what was handed over', () => {
    const incident = {
      date: '2016',
      summary: byLocale(() => 'x'),
      outcome: 'data-exposed',
      harm: 'handed-over',
      told: 'kept-back',
      source: 's',
    };
    const changed = withFact(site, 'birch', 'incidents', { value: [incident] } as Partial<KnownFact>);
    for (const other of ['alder', 'cedar', 'elm']) {
      expect(words('birch', other, changed)).toMatch(
        /Know the past of Birch VPN, though: in 2016, it gave out/,
      );
    }
  });

  test('a provider that nobody has checked is never better proven', () => {
    const none = { value: [] } as Partial<KnownFact>;
    const unchecked = withFact(withFact(site, 'elm', 'audits', none), 'elm', 'incidents', none);
    for (const other of ['alder', 'birch', 'cedar']) {
      const pair = pairView('elm', other, unchecked);
      expect(privacyBasis(pair.ids[0] === 'elm' ? 0 : 1, pair, unchecked)).not.toBe('proof');
    }
  });

  test.each(localeCodes)('in %s no lead contradicts its table', (locale) => {
    const context = testContext(locale);
    const pairs = allPairViews(context);
    expect(pairs.flatMap((pair) => leadContradictions(pair, context))).toEqual([]);
  });
});

describe('a written decision', () => {
  const written = (firstFor: string) =>
    renderElement(
      <Decision {...selectDecision({ first: 'alder', second: 'birch', firstFor }, site)}>
        <p>What an editor wrote.</p>
      </Decision>,
    ).text;

  test('is shown while the facts show what it rests on', () => {
    expect(written('')).toMatch(/^Alder VPN, clearly: .+\.\s*What an editor wrote\.$/);
    expect(written('ownership')).toContain('What an editor wrote.');
  });

  test('gives way to the facts when they no longer do, and tells what is missing', () => {
    expect(written('ownership no-such-thing')).not.toContain('What an editor wrote.');
    const grounds = { first: 'birch', firstFor: 'ownership', second: 'alder', secondFor: 'ownership' };
    expect(missingGrounds(grounds, site)).toEqual([{ provider: 'Birch VPN', about: 'ownership' }]);
  });
});

test('under a condition are only the reasons of the readers it names', () => {
  const conditions = allPairViews(site).flatMap((pair) =>
    leadModel(pair, site).sentences.flatMap((sentence) => {
      const [, who, reasons] = /^Take .+? if (.+?): (.+?)(?:\. Besides, .+)?\.$/.exec(sentence) ?? [];
      return who === undefined || who === 'this matters more to you' ? [] : { pair, reasons };
    }),
  );
  expect(conditions.length).toBeGreaterThan(0);
  for (const { pair, reasons } of conditions) {
    for (const side of [0, 1] as const) {
      for (const argument of pair.findings.lead.arguments[side]) {
        const clause = argument.kind === 'strength' && argumentWords(argument, side, pair, site);
        if (clause) expect(reasons).not.toContain(clause);
      }
    }
  }
});

test('a provider that serves a need better is never one without a reason to prefer it', () => {
  const served = allPairViews(site).flatMap((pair) =>
    pair.findings.needs.flatMap((need) => {
      const side = sideServingBetter(need);
      return side === undefined ? [] : { name: pair.names[side], sentences: leadModel(pair, site).sentences };
    }),
  );
  expect(served.length).toBeGreaterThan(0);
  for (const { name, sentences } of served) {
    expect(sentences).not.toContain(site.t('comparison.lead.nothing', { name }));
  }
});
