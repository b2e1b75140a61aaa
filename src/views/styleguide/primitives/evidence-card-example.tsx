import type { BlockContext } from '#blocks/block-context.ts';
import { EvidenceCard } from '#blocks/evidence/evidence-card.tsx';
import { evidenceFile } from '#blocks/evidence/evidence-file.ts';
import type { FactView } from '#blocks/evidence/fact-view.ts';
import { firstFact } from '../first-fact.ts';
import type { PrimitiveExample } from '../primitive-example.ts';

export const example: PrimitiveExample = {
  name: 'Evidence card',
  draw: (blocks) => (
    <div lang={blocks.locale} className="flex flex-wrap items-start gap-6">
      <Card
        fact={firstFact(blocks, ({ phase, sources }) => phase === 'fresh' && sources.length > 1)}
        blocks={blocks}
      />
      <Card fact={firstFact(blocks, ({ phase }) => phase === 'stale')} blocks={blocks} />
    </div>
  ),
};

interface CardProps {
  readonly fact: FactView | undefined;
  readonly blocks: BlockContext;
}

function Card({ fact, blocks }: CardProps) {
  if (!fact) return null;
  const [provider = ''] = fact.evidence.split('/');
  const found = blocks.providers.get(provider);
  const file = found && evidenceFile(found, blocks);
  const card = file?.facts[fact.key];
  if (!card) return null;
  return (
    <div className="w-full max-w-92 rounded-(--radius-l) border border-line-strong p-5 leading-150">
      <EvidenceCard
        card={card}
        file={file}
        heading={<p className="font-display text-18 leading-125 font-head">{card.title}</p>}
      />
    </div>
  );
}
