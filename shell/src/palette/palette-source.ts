import type { RemoteModalProps } from '@afterglow/shared-contracts';
import { BehaviorSubject } from 'rxjs';
import { remotesOf } from '../live-set/remotes-of.ts';
import { areaOffering } from '../modals/area-offering.ts';
import { createModalLending, type LentModal } from '../modals/remote-modals.ts';
import { menuPlaces } from './menu-places.ts';
import type { PaletteHost } from './palette-host.ts';
import { PALETTE_CONTENT } from './palette-content.ts';

/** Where the contents of the palette come from, and what they are given. */
export interface PaletteSource {
  /** `places`: the pages of the main menu, as the listener sees it when the palette is opened. */
  readonly data$: RemoteModalProps['data$'];
  /** Null where no live release offers them; rejects when their code cannot be loaded. */
  borrow(): Promise<LentModal | null>;
  /** Loads the area's code again, which does not arrive. */
  reload(): void;
  /** The release that offers them, for whoever reads why they cannot be loaded. */
  release(): { readonly remote: string; readonly version: string };
}

export function createPaletteSource({ applications, ports }: Omit<PaletteHost, 'slowLoadMs'>): PaletteSource {
  const { slotOf, getLiveSet } = applications;
  const offeredBy = (content: string) => areaOffering(getLiveSet(), content);
  const lend = createModalLending({ slotOf, offeredBy, ports });
  const area = () => offeredBy(PALETTE_CONTENT) ?? '';
  return {
    data$: new BehaviorSubject({ places: menuPlaces(getLiveSet(), ports.session.getSession()) }),
    borrow: () => lend(undefined, PALETTE_CONTENT),
    reload: () => slotOf(area())?.retry(),
    release: () => ({
      remote: area(),
      version: remotesOf(getLiveSet()).find(({ name }) => name === area())?.live.version ?? '',
    }),
  };
}
