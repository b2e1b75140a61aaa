import { HtmlValidate } from 'html-validate/node';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'heading-level': ['error', { allowMultipleH1: true }],
  },
});

/** Returns the findings of html-validate in a page, one line each. */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}
