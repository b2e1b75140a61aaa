import type { BlockContext } from '#blocks/block-context.ts';
import { EvidenceCard } from '#blocks/evidence/evidence-card.tsx';
import { evidenceFile } from '#blocks/evidence/evidence-file.ts';
import type { PrimitiveExample } from '../primitive-example.ts';

export const example: PrimitiveExample = {
  name: 'Evidence card',
  draw: (blocks) => (
    <div lang={blocks.locale} className="flex flex-wrap items-start gap-6">
      <Card provider="mullvad" fact="countries" blocks={blocks} />
      <Card provider="expressvpn" fact="logging" blocks={blocks} />
    </div>
  ),
};

interface CardProps {
  readonly provider: string;
  readonly fact: string;
  readonly blocks: BlockContext;
}

function Card({ provider, fact, blocks }: CardProps) {
  const found = blocks.providers.get(provider);
  const file = found && evidenceFile(found, blocks);
  const card = file?.facts[fact];
  if (!card) return null;
  return (
    <div className="w-full max-w-92 rounded-(--radius-l) border border-line-strong p-5 leading-normal">
      <EvidenceCard
        card={card}
        file={file}
        heading={<p className="font-display text-18 leading-head font-head">{card.title}</p>}
      />
    </div>
  );
}
