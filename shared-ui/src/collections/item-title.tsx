import { AppLink } from '../actions/app-link.tsx';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';

interface ItemTitleProps {
  readonly href: string | undefined;
  readonly title: string;
  readonly active: boolean;
  readonly linkClassName: string | undefined;
}

/** The heading of a card, tile or row: its link, and whether it is playing now, as text as well as color. */
export function ItemTitle({ href, title, active, linkClassName }: ItemTitleProps) {
  return (
    <>
      {href === undefined ? (
        title
      ) : (
        <AppLink href={href} className={linkClassName}>
          {title}
        </AppLink>
      )}
      {active && <VisuallyHidden> (now playing)</VisuallyHidden>}
    </>
  );
}
