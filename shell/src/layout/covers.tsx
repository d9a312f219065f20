import { useLazy } from '../lib/use-lazy.ts';
import { useViews } from './use-views.ts';

const loadPlayer = () => import(/* webpackChunkName: "player-views" */ '../player-views/full-player.tsx');
const loadHelp = () => import(/* webpackChunkName: "player-views" */ './shortcuts-help.tsx');

/** What covers the page when the listener asks for it, loaded then: the full-screen player, the list of shortcuts. */
export function FullPlayerHost() {
  const { isExpanded, change } = useViews();
  const player = useLazy(loadPlayer, isExpanded, 'The full-screen player');
  return isExpanded && player ? <player.FullPlayer onClose={() => change({ isExpanded: false })} /> : null;
}

export function ShortcutsHelpHost() {
  const { isHelpOpen, change } = useViews();
  const help = useLazy(loadHelp, isHelpOpen, 'The list of shortcuts');
  return isHelpOpen && help ? <help.ShortcutsHelp onClose={() => change({ isHelpOpen: false })} /> : null;
}
