import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions, runTool, siteFolder, UsageError } from '@vpn-site/cli/run-tool.ts';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { stringify } from 'yaml';
import { dailyRates, usedRates } from '#exchange-rates/daily-rates.ts';
import { fetchText } from '#import/fetch-text.ts';

const bank = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** npm run site -- exchange-rates [-- --from <file>]: writes the day's rates of all currencies of prices and readers. */
await runTool(async () => {
  const { from } = readOptions({ from: { type: 'string' } });
  const text = from === undefined ? await fetchText(bank) : readFileSync(from, 'utf8');
  if (text === undefined) throw new UsageError(`There is no file at ${bank}. Nothing was changed.`);
  const root = siteFolder();
  const { providers, countries } = loadCatalog(root).facts;
  const currencies = new Set([
    ...providers.flatMap(
      (provider) => knownFact(provider, 'prices')?.value.map(({ currency }) => currency) ?? [],
    ),
    ...[...countries.values()].flatMap(({ currency }) => currency ?? []),
  ]);
  const rates = usedRates(dailyRates(text, bank), currencies);
  writeFileSync(join(root, 'facts/exchange-rates.yaml'), stringify(rates));
  console.log(`facts/exchange-rates.yaml: the rates of ${rates.day}, good for ${rates.lifetime} days.`);
});
