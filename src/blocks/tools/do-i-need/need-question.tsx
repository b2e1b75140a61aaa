import type { ReactNode } from 'react';
import { NeedHeading } from './need-heading.tsx';
import type { QuestionModel } from './select.ts';

interface NeedQuestionProps extends QuestionModel {
  /** The answers so far: below, so that the question is alone in view. */
  readonly children: ReactNode;
}

/** Answers are links: the next question is another address, so going back is what browsers do anyway. */
export function NeedQuestion({ progress, title, why, answers, children }: NeedQuestionProps) {
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
      {children}
    </>
  );
}
