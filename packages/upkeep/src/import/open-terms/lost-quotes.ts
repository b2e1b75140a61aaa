import { stemOf } from '@vpn-site/content/facts/fact-file.ts';
import { closestStatement } from '@vpn-site/core/policy/quoted-words.ts';
import type { Finding } from '#rules/proposal.ts';
import type { FollowedSource } from './followed-source.ts';

/** Returns a finding for each quote that is gone, with the text that replaced it. */
export function lostQuotes({ source, document, quotes }: FollowedSource): Finding[] {
  const provider = stemOf(source.file);
  return quotes.flatMap(({ cell, text, state }) => {
    if (state.state !== 'gone') return [];
    const now = closestStatement(text, document.newest.text);
    const kind = now === undefined ? 'gone' : 'reworded';
    const on = state.since.slice(0, 10);
    return [
      {
        id: `open-terms:${kind}:${provider}:${cell.join('.')}:${source.id}:${on}`,
        kind,
        provider,
        file: source.file.file,
        cell,
        url: document.url,
        on,
        capture: document.newest.capture,
        was: text,
        now,
        summary: `${provider}, ${cell.join('.')}: since ${on} these words are no longer in ${source.document}. Read both versions and decide whether the value still holds.`,
      },
    ];
  });
}
