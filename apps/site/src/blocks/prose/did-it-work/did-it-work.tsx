import { useTranslations } from 'use-intl/react';
import type { DidItWorkModel } from './did-it-work.block.ts';

const checks = ['address', 'ipv6', 'dns', 'webrtc', 'drop'] as const;

export function DidItWork({ tool }: DidItWorkModel) {
  const t = useTranslations('blocks.didItWork');
  const toolLink = tool && <a href={tool.path}>{tool.title}</a>;
  return (
    <>
      <p>{t('before')}</p>
      <ol>
        {checks.map((check) => (
          <li key={check}>
            <strong>{t(`${check}.name`)}</strong> {t(`${check}.words`)}
          </li>
        ))}
      </ol>
      {toolLink && <p>{t.rich('tool', { tool: () => toolLink })}</p>}
    </>
  );
}
