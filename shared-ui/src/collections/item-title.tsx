import { AppLink } from '../actions/app-link.tsx';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';

interface ItemTitleProps {
  readonly href: string | undefined;
  readonly title: string;
  readonly current: boolean;
  readonly linkClassName: string | undefined;
}

/** The words of a card's, tile's or row's heading: its link, and that it is playing now, said as well as coloured. */
export function ItemTitle({ href, title, current, linkClassName }: ItemTitleProps) {
  return (
    <>
      {href === undefined ? (
        title
      ) : (
        <AppLink href={href} className={linkClassName}>
          {title}
        </AppLink>
      )}
      {current && <VisuallyHidden> (now playing)</VisuallyHidden>}
    </>
  );
}
