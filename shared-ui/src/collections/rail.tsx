import { Children, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../lib/class-names.ts';
import { SectionHeader } from '../page/section-header.tsx';
import { moveAlong } from './rail-keys.ts';
import { useRail } from './use-rail.ts';
import styles from './rail.module.css';

/** The title of a rail and the layout of its items. */
export interface RailProps {
  readonly title: string;
  /** The target of "Show all". */
  readonly href?: string | undefined;
  readonly linkText?: string;
  readonly level?: 2 | 3;
  /**
   * `cards`: as many whole cards of at least 168 px as fit, on a phone two and a part of the next; `pages`, for a
   * carousel of pages like Trending Mixes: 1, 2, 3, 4 columns from 0, 768, 1081, 1921 px; `minimal`: 1, 2, 4 columns
   * from 0, 768, 1081 px.
   */
  readonly columns?: 'cards' | 'pages' | 'minimal';
  /** Placeholders only: a turned page would be reset when the items replace them. */
  readonly waiting?: boolean;
  readonly children: ReactNode;
}

/** A titled row of items that scrolls sideways by buttons, arrow keys, wheel and touch, and snaps. */
export function Rail({ title, href, linkText, level = 2, columns = 'cards', waiting, children }: RailProps) {
  const { list, reach, measure, turn } = useRail();
  return (
    <section className={styles.rail} aria-label={title}>
      <SectionHeader title={title} href={href} level={level} {...(linkText !== undefined && { linkText })}>
        {(reach.back || reach.forward) && (
          <span className={styles.buttons}>
            <PageButton
              label={`Previous in ${title}`}
              icon="chevron-left"
              enabled={reach.back && !waiting}
              onTurn={() => {
                turn(-1);
              }}
            />
            <PageButton
              label={`Next in ${title}`}
              icon="chevron-right"
              enabled={reach.forward && !waiting}
              onTurn={() => {
                turn(1);
              }}
            />
          </span>
        )}
      </SectionHeader>
      <ul
        ref={list}
        role="list"
        className={classNames(styles.list, styles[columns])}
        onScroll={measure}
        onKeyDown={({ currentTarget, nativeEvent }) => moveAlong(currentTarget, nativeEvent)}
      >
        {Children.map(children, (item) => (
          <li className={styles.item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

interface PageButtonProps {
  readonly label: string;
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly enabled: boolean;
  readonly onTurn: () => void;
}

// aria-disabled instead of disabled: at the end the focus must stay on the button.
function PageButton({ label, icon, enabled, onTurn }: PageButtonProps) {
  return (
    <IconButton
      size="s"
      label={label}
      icon={icon}
      aria-disabled={!enabled}
      className={classNames(!enabled && styles.spent)}
      onClick={enabled ? onTurn : undefined}
    />
  );
}
