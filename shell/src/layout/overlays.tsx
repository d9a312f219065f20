import { useLazy } from '../lib/use-lazy.ts';
import { useViews } from './use-views.ts';

const loadPlayer = () => import(/* webpackChunkName: "player-views" */ '../player-views/full-player.tsx');
const loadHelp = () => import(/* webpackChunkName: "player-views" */ './shortcuts-help.tsx');

/** Overlays that the listener opens, preloaded by then: the full-screen player, the list of shortcuts. */
export function FullPlayerHost() {
  const { isExpanded, change } = useViews();
  const close = () => change({ isExpanded: false });
  const player = useLazy('The full-screen player', { load: loadPlayer, isNeeded: isExpanded, giveUp: close });
  return isExpanded && player ? <player.FullPlayer onClose={close} /> : null;
}

export function ShortcutsHelpHost() {
  const { isHelpOpen, change } = useViews();
  const close = () => change({ isHelpOpen: false });
  const help = useLazy('The list of shortcuts', { load: loadHelp, isNeeded: isHelpOpen, giveUp: close });
  return isHelpOpen && help ? <help.ShortcutsHelp onClose={close} /> : null;
}
