import { nearestName } from '#domain/document/nearest-name.ts';
import { documentKinds, isDocumentKind } from '../document-kinds.ts';
import { lineOfField } from '../front-matter.ts';
import { schemaProblems } from '../schema-problems.ts';
import type { Check } from './check.ts';

/** Each document carries exactly the front matter that its kind knows. */
export const frontMatterKnown: Check = ({ contentFiles }) =>
  contentFiles.flatMap(({ file, kind, frontMatter }) => {
    if (!isDocumentKind(kind)) {
      const near = nearestName(kind, Object.keys(documentKinds));
      const known = Object.keys(documentKinds).join(', ');
      return [
        {
          file,
          message: `"${kind}" is not a kind of document.`,
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
    const result = schema.safeParse(parsed.data, { reportInput: true });
    if (result.success) return [];
    return schemaProblems(result.error, {
      file,
      fields: Object.keys(schema.shape),
      lineOf: (field) => lineOfField(frontMatter.yaml, field),
    });
  });
