import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { type DocumentKind, documentKinds, isCustomField, isDocumentKind } from '../document-kinds.ts';
import { lineOfField } from '../front-matter.ts';
import type { Problem } from '../problem.ts';
import { schemaProblems } from '../problem.ts';
import type { Check } from './check.ts';

/** Each document has the front matter that its kind requires. Custom fields are allowed, typos of known fields are not. */
export const frontMatterKnown: Check = ({ contentFiles }) =>
  contentFiles.flatMap(({ file, kind, frontMatter }) => {
    if (!isDocumentKind(kind)) {
      const near = nearestName(kind, Object.keys(documentKinds));
      const known = Object.keys(documentKinds).join(', ');
      return [
        {
          file,
          message: `"${kind}" is not a document kind.`,
          remedy: near ? `Did you mean content/${near}/?` : `Move it to one of: ${known}.`,
        },
      ];
    }
    if (frontMatter === undefined) {
      return [{ file, line: 1, message: 'There is no front matter.', remedy: 'Start the file with "---".' }];
    }
    const { parsed } = frontMatter;
    if (!parsed.ok) {
      return [{ file, line: parsed.line, message: 'The front matter is not YAML.', remedy: parsed.reason }];
    }
    const schema = documentKinds[kind];
    const lineOf = (field: string) => lineOfField(frontMatter.yaml, field);
    const result = schema.safeParse(parsed.data, { reportInput: true });
    const fields = Object.keys(schema.shape);
    return [
      ...Object.keys(fieldsOf(parsed.data))
        .filter((field) => !fields.includes(field))
        .flatMap((field) =>
          otherFieldProblems(field, kind, fields).map((one) => ({ file, line: lineOf(field), ...one })),
        ),
      ...(result.success ? [] : schemaProblems(result.error, { file, lineOf })),
    ];
  });

function otherFieldProblems(
  field: string,
  kind: DocumentKind,
  fields: readonly string[],
): Pick<Problem, 'message' | 'remedy'>[] {
  if (!isCustomField(field)) {
    const message = `Field "${field}" has no meaning in content/${kind}/.`;
    return [{ message, remedy: 'Remove it. If it is a field of your own, give it another name.' }];
  }
  const near = nearestName(field, fields);
  if (near === undefined) return [];
  const remedy = `Did you mean "${near}"? If it is a field of your own, choose a less similar name.`;
  return [{ message: `Unknown field "${field}".`, remedy }];
}
