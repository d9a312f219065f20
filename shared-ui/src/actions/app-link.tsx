import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';

type AppLinkProps = ComponentProps<'a'> & {
  readonly href: string;
  /** Opens another site in a new tab, and announces it. */
  readonly external?: boolean;
};

/**
 * A plain `<a href>`, even between areas: the shell handles clicks on URLs of this site and navigates without a
 * reload.
 */
export function AppLink({ external = false, children, ...anchor }: AppLinkProps) {
  if (!external) return <a {...anchor}>{children}</a>;
  return (
    <a {...anchor} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
