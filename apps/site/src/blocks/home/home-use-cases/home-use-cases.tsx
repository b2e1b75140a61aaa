import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { HomeSection } from '../home-section/home-section.tsx';
import type { HomeUseCasesModel, UseCase } from './home-use-cases.block.ts';

/** Links from needs to rankings. */
export function HomeUseCases({ heading, cases }: HomeUseCasesModel) {
  return (
    <HomeSection heading={heading} isOneLine>
      <ul className="lists">
        {cases.map((entry) => (
          <li key={entry.profile}>
            {entry.path === undefined ? (
              <span className="list-pill">
                <Need {...entry} />
              </span>
            ) : (
              <a href={entry.path} className="list-pill">
                <Need {...entry} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function Need({ need, leader, emptyText: nobody }: UseCase) {
  return (
    <>
      {leader && <ProviderMark mark={leader.mark} size={28} />}
      <span>
        <b>{need}</b> <small>{leader ? leader.name : nobody}</small>
      </span>
    </>
  );
}
