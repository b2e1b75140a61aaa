/** Words that newcomers have to decode, with the usual ones. A name is split at capitals, hyphens and underscores. */
const avoidedInNames: ReadonlyMap<string, string> = new Map([
  ['told', 'text, sentence or RichText'],
  ['said', 'text, reported or claimed'],
  ['stated', 'cited, text or claimed'],
  ['standing', 'rank, current or baseline'],
  ['settle', 'confirm or deliver'],
  ['settled', 'confirmed or delivered'],
  ['sightings', 'hits'],
  ['answerer', 'server'],
  ['drawn', 'rendered'],
  ['aside', 'quarantined'],
  ['kept', 'cached, retained or saved'],
  ['nobody', 'none'],
  ['everybody', 'all'],
  ['whoever', 'the role, such as reader or owner'],
  ['thing', 'the kind of thing, such as topic, row or entry'],
  ['things', 'the kind of thing, such as topics, rows or entries'],
  ['lifting', 'positive'],
  ['lowering', 'negative'],
  ['spared', 'notBlocked'],
  ['hurry', 'pause'],
  ['patient', 'timeout'],
  ['patience', 'confirmation'],
  ['manner', 'options'],
  ['workshop', 'builder'],
  ['somewhere', 'routable'],
  ['callings', 'aliases'],
  ['spine', 'nav'],
  ['room', 'module or package'],
  ['rooms', 'modules or packages'],
]);

/** Fields of published files and of stored state. They cannot be renamed, because programs read them. */
const publishedFields: ReadonlySet<string> = new Set(['told', 'saidOn', 'vpn_site_ledger_months_set_aside']);

/** Matches words that begin a comment without a subject. A comment must tell what something is or does, or why. */
const commentStart = /^(?:What|Whatever|Who|Whoever|Whom|Whose|So many|So much|Nobody|Everybody)\b/;

/** Matches doc comments, line comments, and the lines of CSS comments. Other lines of longer comments are not checked. */
const comment = /(?:^|\s)(?:\/\*\*?|\/\/)\s+(?<text>\S.*)$/;
/** Matches a comment line in YAML, shell, nginx, systemd or SQL. */
const configurationComment = /^\s*(?:#|--)\s+(?<text>\S.*)$/;
const code = /\.(?:ts|tsx|mjs|css)$/;
const declaration =
  /\b(?:function\*?|const|let|class|interface|type)\s+(?<name>[A-Za-z_$][\w$]*)|^\s+(?:readonly )?(?<field>[a-z]\w*)\??:\s/;

export interface PlainEnglishProblem {
  readonly line: number;
  readonly message: string;
}

/**
 * Finds avoided words in the names that a file declares, in its file name, and at the start of its comments. In
 * configuration files, only comments are checked, because their names belong to other programs or to published data.
 */
export function plainEnglishProblems(path: string, source: string): PlainEnglishProblem[] {
  if (!code.test(path)) {
    return source.split('\n').flatMap((text, index) => {
      const message = startProblem(configurationComment.exec(text)?.groups?.text);
      return message === undefined ? [] : [{ line: index + 1, message }];
    });
  }
  const fileName = path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
  return [
    ...nameProblems(fileName).map((message) => ({ line: 1, message })),
    ...source.split('\n').flatMap((text, index) => {
      const begin = comment.exec(text)?.groups?.text;
      const isComment = /^\s*(?:\/[*/]|\*)/.test(text);
      const { name, field } = (isComment ? undefined : declaration.exec(text)?.groups) ?? {};
      const problems = nameProblems(name ?? (field === undefined || publishedFields.has(field) ? '' : field));
      return [...problems, startProblem(begin) ?? []].flat().map((message) => ({ line: index + 1, message }));
    }),
  ];
}

function startProblem(begin: string | undefined): string | undefined {
  if (begin === undefined || !commentStart.test(begin)) return undefined;
  return `"${begin.split(' ')[0]} …" starts a comment without a subject. Begin with a noun or a verb ("The …", "Returns …"), or say why ("Because …").`;
}

function nameProblems(name: string): string[] {
  return name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[-_]/)
    .flatMap((word) => {
      const instead = avoidedInNames.get(word);
      return instead === undefined ? [] : [`The name "${name}" has the word "${word}". Use ${instead}.`];
    });
}
