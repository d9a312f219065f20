import { AppLink, Dropdown, Icon, IconButton, usePorts, type IconName } from '@afterglow/shared-ui';
import { copyLink } from '../lib/copy-link.ts';
import { facebookShare, twitterShare } from '../lib/share-links.ts';
import styles from './options-menu.module.css';

/** An entry of the menu: leads somewhere, or does something. */
export type MenuOption = { readonly icon: IconName; readonly label: string } & (
  { readonly href: string; readonly external?: boolean } | { readonly onChoose: () => void }
);

interface OptionsMenuProps {
  /** Names the button, for example "Options of Harbour Lights". */
  readonly label: string;
  readonly icon: IconName;
  readonly options: readonly MenuOption[];
}

export function OptionsMenu({ label, icon, options }: OptionsMenuProps) {
  return (
    <Dropdown renderToggle={(toggle) => <IconButton icon={icon} size="l" label={label} {...toggle} />}>
      {options.map((option) => (
        <li key={option.label}>
          <Entry option={option} />
        </li>
      ))}
    </Dropdown>
  );
}

function Entry({ option }: { readonly option: MenuOption }) {
  const content = (
    <>
      <Icon name={option.icon} />
      {option.label}
    </>
  );
  if ('href' in option) {
    return (
      <AppLink href={option.href} external={option.external ?? false} className={styles.entry}>
        {content}
      </AppLink>
    );
  }
  return (
    <button type="button" className={styles.entry} onClick={option.onChoose}>
      {content}
    </button>
  );
}

interface SharedThing {
  readonly title: string;
  readonly path: string;
  /** As the texts of the entries call it: "Copy Show link". */
  readonly kind: 'Show' | 'Artist' | 'Mix';
}

/** "Share to Facebook", or "Share via Facebook". */
const PREPOSITION_OF: Readonly<Record<SharedThing['kind'], string>> = { Show: 'to', Artist: 'via', Mix: 'to' };

/** The entries that hand a page on: to two networks, and to the clipboard. */
export function useShareOptions({ title, path, kind }: SharedThing): readonly MenuOption[] {
  const { bus } = usePorts();
  const url = new URL(path, location.href).href;
  const preposition = PREPOSITION_OF[kind];
  return [
    { icon: 'external', label: `Share ${preposition} Facebook`, href: facebookShare(url), external: true },
    { icon: 'external', label: `Share ${preposition} Twitter`, href: twitterShare(url, title), external: true },
    { icon: 'share', label: `Copy ${kind} link`, onChoose: () => void copyLink(bus, url) },
  ];
}
