import { NeedHeading } from './need-heading.tsx';
import type { QuestionModel } from './select.ts';

/** Answers are links: the next question is another address, so going back is what browsers do anyway. */
export function NeedQuestion({ progress, title, why, answers }: QuestionModel) {
  return (
    <>
      <NeedHeading above={progress}>{title}</NeedHeading>
      <p className="need-why">{why}</p>
      <ul className="need-answers">
        {answers.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
