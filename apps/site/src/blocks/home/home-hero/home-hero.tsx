import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import type { HomeHeroModel, QuickPick } from './hero-model.ts';

interface HomeHeroProps extends HomeHeroModel {
  readonly children?: ReactNode;
}

/**
 * The top of the home page, with its only h1. The quick answer comes first, then a question that leads to the tool "Do I
 * need a VPN?".
 */
export function HomeHero({ headline, quick, ask, note, chips, ways, taxNote, children }: HomeHeroProps) {
  const question = useId();
  return (
    <section className="hero">
      <div>
        <h1 className="page-title">{headline}</h1>
        {children && <div className="hero-lede">{children}</div>}
        <p className="tax-note">{taxNote}</p>
        {quick.length > 0 && (
          <p className="quick">
            {quick.map((pick) => (
              <Quick key={pick.role} {...pick} />
            ))}
          </p>
        )}
        {chips.length > 0 && (
          <nav aria-labelledby={question}>
            <div className="hero-ask">
              <h2 id={question}>{ask}</h2>
              <p>{note}</p>
            </div>
            <ul className="need-chips">
              {chips.map(({ id, icon, text, href }) => (
                <li key={id}>
                  <a href={href} className="need-chip">
                    <Icon name={icon} />
                    <span>{text}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {ways.length > 0 && (
          <ul className="hero-ways">
            {ways.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Quick({ role, name, href, price }: QuickPick) {
  return (
    <span>
      <b>{role}:</b> {href === undefined ? name : <a href={href}>{name}</a>}
      {price}.{' '}
    </span>
  );
}
