import type { RemoteModalProps, LiveSet, SessionState } from '@afterglow/shared-contracts';
import { BehaviorSubject } from 'rxjs';
import { allRemotesOf } from '../live-set/remotes-of.ts';
import { areaProvidingModal } from '../modals/area-providing-modal.ts';
import { createRemoteModals, type RemoteModalInstance } from '../modals/remote-modals.ts';
import { navigationSections, type NavigationEntry } from '../layout/sidebar/navigation-sections.ts';
import type { PaletteHost } from './palette-host.ts';
import { PALETTE_CONTENT } from './palette-content.ts';

/** The source of the palette's contents, and their data. */
export interface PaletteSource {
  /** `places`: the pages of the main menu, as of when the palette is opened. */
  readonly data$: RemoteModalProps['data$'];
  /** Null if no live release offers them; rejects when their code cannot be loaded. */
  borrow(): Promise<RemoteModalInstance | null>;
  /** Reloads the area's code, which does not arrive. */
  reload(): void;
  /** The release that offers them, for the error report. */
  release(): { readonly remote: string; readonly version: string };
}

export function createPaletteSource({ applications, ports }: Omit<PaletteHost, 'slowLoadMs'>): PaletteSource {
  const { slotOf, getLiveSet } = applications;
  const offeredBy = (content: string) => areaProvidingModal(getLiveSet(), content);
  const lease = createRemoteModals({ slotOf, offeredBy, ports });
  const area = () => offeredBy(PALETTE_CONTENT) ?? '';
  return {
    data$: new BehaviorSubject({ places: menuTargets(getLiveSet(), ports.session.getSession()) }),
    borrow: () => lease(undefined, PALETTE_CONTENT),
    reload: () => slotOf(area())?.retry(),
    release: () => ({
      remote: area(),
      version: allRemotesOf(getLiveSet()).find(({ name }) => name === area())?.live.version ?? '',
    }),
  };
}

/** The items of the main menu in order; a target with two entries is listed once. */
function menuTargets(liveSet: LiveSet, session: SessionState): readonly NavigationEntry[] {
  const all = navigationSections(liveSet, session).flatMap(({ title, href, icon, entries }) => [
    ...(href !== undefined && icon ? [{ label: title, href, icon }] : []),
    ...entries,
  ]);
  return [...new Map(all.toReversed().map((place) => [place.href, place])).values()].toReversed();
}
