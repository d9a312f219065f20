import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { AppLink } from './app-link.tsx';
import styles from './chip.module.css';

type AsToggle = ComponentProps<'button'> & { readonly href?: undefined; readonly pressed?: boolean | undefined };
type AsLink = ComponentProps<typeof AppLink> & { readonly current?: boolean | undefined };

/** With `href` the props of a link, else those of a toggle. */
export type ChipProps = AsToggle | AsLink;

/** A small pill in a group: a filter that is on or off or, with `href`, a link to a genre. */
export function Chip(props: ChipProps) {
  return props.href === undefined ? <ToggleChip {...props} /> : <LinkChip {...props} />;
}

function ToggleChip({ pressed, className, ...button }: AsToggle) {
  return <button type="button" {...button} aria-pressed={pressed} className={classNames(styles.chip, className)} />;
}

function LinkChip({ current, className, ...link }: AsLink) {
  return (
    <AppLink {...link} aria-current={current ? 'page' : undefined} className={classNames(styles.chip, className)} />
  );
}
