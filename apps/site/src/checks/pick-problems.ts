import type { Node } from '@markdoc/markdoc';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { firstRanked } from '@vpn-site/core/scoring/score-profile.ts';
import { suggestion } from '#blocks/document/document-problem.ts';
import { pickBlock } from '#blocks/home/pick/pick.block.ts';
import { currentPicks } from '#blocks/prose/picks/picks.ts';
import { extractVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { vpnCardBlock } from '#blocks/prose/vpn-card/vpn-card.block.ts';
import { mainDrawback } from '#score/main-drawback.ts';
import type { SiteContext } from '#site/site-context.ts';

/**
 * Checks that texts about the winner of a ranking are about a provider that ranks first today, alone or tied. Pages do not
 * show outdated texts; the problem tells the editor to write new ones. It asks for a review and does not stop the build,
 * because facts become stale as time passes, and a failed build would leave an older, less accurate release online.
 */
export function pickProblems(catalog: Catalog, context: SiteContext): Problem[] {
  return catalog.documents
    .all()
    .filter(({ locale }) => locale === context.locale)
    .flatMap((document) =>
      document.kind === 'roundups'
        ? roundupProblems(document, catalog, context)
        : writtenPickProblems(document, catalog, context),
    )
    .toArray();
}

function roundupProblems(
  { file, frontMatter, ...document }: ContentDocument,
  catalog: Catalog,
  context: SiteContext,
): Problem[] {
  const profile = String(frontMatter.profile);
  const profiles = context.methodology.profiles.map(({ id }) => id);
  if (!profiles.includes(profile)) {
    const message = `The methodology has no profile "${profile}".`;
    return [{ file, message, remedy: suggestion(profile, profiles) }];
  }
  const body = catalog.body({ file, frontMatter, ...document });
  // The page shows a placeholder, and another check reports the empty text as advice.
  if (body.children.length === 0) return [];
  const { verdict } = extractVerdict(body);
  if (!verdict) {
    const remedy =
      'Write {% verdict provider="…" %}, one sentence and {% /verdict %} before the first heading, each on a line of its own.';
    return [{ file, message: 'A ranking needs a verdict on the provider in first place.', remedy }];
  }
  if (verdict.profile !== undefined && verdict.profile !== profile) {
    const message = `The verdict is about "${verdict.profile}", the page about "${profile}".`;
    return [
      {
        file,
        line: verdict.line,
        message,
        remedy: 'Remove the profile of the verdict. The page already has one.',
      },
    ];
  }
  return [
    ...firstPlaceProblems(verdict.provider, profile, { file, line: verdict.line }, context),
    ...cardProblems(body, profile, file, context),
  ];
}

/** Reports providers that a ranking would show without a drawback: they have no review, and the facts are only good. */
export function missingCatchProblems(context: SiteContext): Problem[] {
  const { providers, methodology, locale } = context;
  return [...providers.keys()].flatMap((provider) => {
    const lacking = methodology.profiles.filter(({ id }) => !mainDrawback(provider, id, context));
    if (lacking.length === 0) return [];
    const lists = lacking.map(({ id }) => id).join(', ');
    return [
      {
        file: `content/reviews/${provider}.${locale}.md`,
        line: 2,
        message: `"${provider}" has no catch, so its cards and picks would have none (${lists}).`,
        remedy: 'Write "catch" in the front matter of its review: what a friend would warn of.',
      },
    ];
  });
}

/** Reports cards about unranked providers, because a card is shown at the rank of its provider. */
function cardProblems(body: Node, profile: string, file: string, context: SiteContext): Problem[] {
  const { rankRanges: places } = context.ranking(profile);
  return body.children.flatMap(({ tag, attributes, lines }) => {
    const provider = String(attributes.provider);
    if (tag !== vpnCardBlock.name || places.byProvider.has(provider)) return [];
    const message = `The card is about "${provider}", which is not ranked in "${profile}" now, so the page does not show it.`;
    const remedy = 'Remove it, or leave it until the provider is ranked again.';
    return [{ file, line: (lines[0] ?? 0) + 1, message, remedy, severity: 'advice', about: { provider } }];
  });
}

function writtenPickProblems(document: ContentDocument, catalog: Catalog, context: SiteContext): Problem[] {
  return [...catalog.body(document).walk()].flatMap(({ tag, attributes, lines }) => {
    const { id = '', provider } = attributes as Readonly<Record<string, string>>;
    const holder = currentPicks(context).get(id);
    if (tag !== pickBlock.name || holder === provider) return [];
    const who = holder === undefined ? 'no provider' : JSON.stringify(holder);
    return [
      {
        file: document.file,
        line: (lines[0] ?? 0) + 1,
        message: `The pick "${id}" now goes to ${who}, but this text is about ${JSON.stringify(provider)}.`,
        remedy: `The picks of the methodology show why. Rewrite the text or remove it. Until then the page shows the strongest facts about ${who}.`,
        severity: 'review',
        ...(provider !== undefined && { about: { provider } }),
      },
    ];
  });
}

function firstPlaceProblems(
  named: string | undefined,
  profile: string,
  position: Pick<Problem, 'file' | 'line'>,
  context: SiteContext,
): Problem[] {
  const first = firstRanked(context.ranking(profile));
  if (first.length === 0 || (named !== undefined && first.includes(named))) return [];
  const who = first.map((provider) => `"${provider}"`).join(', ');
  const message = `"${profile}" now has ${who} in first place, but this text is about ${JSON.stringify(named ?? 'no provider')}.`;
  const remedy = `The ranking shows why. Rewrite the text and name ${first.length > 1 ? 'one of them' : who}.`;
  return [
    {
      ...position,
      message,
      remedy,
      severity: 'review',
      ...(named !== undefined && { about: { provider: named } }),
    },
  ];
}
