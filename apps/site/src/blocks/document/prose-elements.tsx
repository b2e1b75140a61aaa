import type { ImageSize, ImageVariant } from '@vpn-site/core/image/image-variants.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { CopyButton } from '#ui/primitives/copy-button/copy-button.tsx';

interface ProseLinkProps {
  readonly href: string;
  readonly children?: ReactNode;
}

/** A link in prose. External links send no referrer. */
export function ProseLink({ href, children }: ProseLinkProps) {
  if (!href.startsWith('https:')) return <a href={href}>{children}</a>;
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** A block of code, such as commands to copy. It scrolls sideways, so it must be focusable by keyboard. */
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

/** An image in prose. Its size is set in advance, so the layout does not shift when it loads. */
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
