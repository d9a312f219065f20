import { copyLink } from '@afterglow/shared-area';
import { usePorts } from '@afterglow/shared-ui';
import { facebookShare, twitterShare } from '../../lib/share-links.ts';
import type { MenuOption } from './menu-entries.tsx';

export interface SharedThing {
  readonly title: string;
  readonly path: string;
  /** As the entries name it: "Copy Show link". */
  readonly kind: 'Show' | 'Artist' | 'Mix' | 'Playlist' | 'Chart';
}

/** The entries that share a page: on two social networks, and through the clipboard. */
export function useShareOptions({ title, path, kind }: SharedThing): readonly MenuOption[] {
  const copy = useCopyOption({ path, kind });
  const url = new URL(path, location.href).href;
  const preposition = kind === 'Artist' ? 'via' : 'to';
  return [
    { icon: 'external', label: `Share ${preposition} Facebook`, href: facebookShare(url), external: true },
    { icon: 'external', label: `Share ${preposition} Twitter`, href: twitterShare(url, title), external: true },
    copy,
  ];
}

export function useCopyOption({ path, kind }: Omit<SharedThing, 'title'>): MenuOption {
  const { bus } = usePorts();
  const url = new URL(path, location.href).href;
  return { icon: 'share', label: `Copy ${kind} link`, onChoose: () => void copyLink(bus, url) };
}
