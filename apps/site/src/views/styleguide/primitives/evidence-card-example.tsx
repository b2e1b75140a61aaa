import { Text } from '@vpn-site/core/i18n/text.tsx';
import { EvidenceCard } from '#evidence/card/evidence-card.tsx';
import { evidenceFile } from '#evidence/card/evidence-file.ts';
import type { SiteContext } from '#site/site-context.ts';
import { firstFact } from '../first-fact.ts';
import type { PrimitiveExample } from '../primitive-example.ts';

export const example: PrimitiveExample = {
  name: 'Evidence card',
  render: (site) => (
    <div lang={site.locale} className="flex flex-wrap items-start gap-6">
      <Card
        fact={firstFact(site, ({ phase, sources }) => phase === 'fresh' && sources.length > 1)}
        site={site}
      />
      <Card fact={firstFact(site, ({ phase }) => phase === 'stale')} site={site} />
    </div>
  ),
};

interface CardProps {
  readonly fact: ReturnType<typeof firstFact>;
  readonly site: SiteContext;
}

function Card({ fact, site }: CardProps) {
  if (!fact) return null;
  const [provider = ''] = fact.evidence.split('/');
  const found = site.providers.get(provider);
  const file = found && evidenceFile(found, site);
  const card = file?.facts[fact.key];
  if (!card) return null;
  return (
    <div className="styleguide-card w-full max-w-92 p-5 leading-150">
      <EvidenceCard
        card={card}
        file={file}
        heading={
          <p className="font-display text-18 leading-125 font-head">
            <Text words={card.title} />
          </p>
        }
      />
    </div>
  );
}
