import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { AppLink } from './app-link.tsx';
import styles from './text-link.module.css';

type TextLinkProps = ComponentProps<typeof AppLink> & {
  /**
   * `inline` is underlined and accented (inside prose); `quiet` looks like the text around it until hovered (inside
   * meta lines).
   */
  readonly tone?: 'inline' | 'quiet';
};

/** An AppLink that looks like a link. */
export function TextLink({ tone = 'inline', className, ...link }: TextLinkProps) {
  return <AppLink {...link} className={classNames(styles.link, styles[tone], className)} />;
}
