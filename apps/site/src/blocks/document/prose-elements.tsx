import type { ImageSize, ImageVariant } from '@vpn-site/core/image/image-variants.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { CopyButton } from '#ui/primitives/copy-button/copy-button.tsx';

interface ProseLinkProps {
  readonly href: string;
  readonly children?: ReactNode;
}

/** A link in text. One that leaves the site tells the other side nothing of where the reader came from. */
export function ProseLink({ href, children }: ProseLinkProps) {
  if (!href.startsWith('https:')) return <a href={href}>{children}</a>;
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** Lines to be typed somewhere else. They scroll by themselves, so the keyboard must reach them. */
export function ProseCode({ text }: { readonly text: string }) {
  const t = useTranslations('article');
  return (
    <div className="code-lines">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached with the keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <CopyButton text="" label={t('copyCode')} done={t('codeCopied')} />
    </div>
  );
}

interface ProseImageProps {
  readonly alt: string;
  readonly shown: ImageSize;
  readonly variants: readonly ImageVariant[];
}

/** An image in text. Its size is known before it arrives, so nothing moves when it does. */
export function ProseImage({ alt, shown, variants }: ProseImageProps) {
  return (
    <img
      src={variants[0]?.address}
      srcSet={variants.map(({ address, density }) => `${address} ${density}x`).join(', ')}
      width={shown.width}
      height={shown.height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
