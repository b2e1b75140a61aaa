import { Text } from '@vpn-site/core/i18n/text.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { Chip } from '#ui/primitives/sign/sign.tsx';
import { CitedFact } from './cited-fact.tsx';
import type { RuleModel } from './rules-model.ts';

interface RulesSectionProps {
  readonly id: string;
  readonly heading: string;
  readonly rules: readonly RuleModel[];
  /** Whether the section is open from the start. */
  readonly isOpen?: boolean;
}

/** Rules by name, each with its status and content. */
export function RulesSection({ id, heading, rules, isOpen = false }: RulesSectionProps) {
  if (rules.length === 0) return null;
  return (
    <SideHead id={id} heading={heading} isFolded={!isOpen}>
      <div className="folds country-rules">
        {rules.map(({ id: fact, name, text, tone, since, says, note, mark, stale }) => (
          <Disclosure key={fact} variant="section" label={name} note={text}>
            <div className="country-item">
              <h3 className="fold-head">{name}</h3>
              <p className="country-state">
                <Chip tone={tone}>{text}</Chip> {since}
              </p>
              <p>
                <CitedFact text={says} mark={mark} stale={stale} />
              </p>
              {note !== undefined && (
                <p className="country-small">
                  <Text words={note} />
                </p>
              )}
            </div>
          </Disclosure>
        ))}
      </div>
    </SideHead>
  );
}
