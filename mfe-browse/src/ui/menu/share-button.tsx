import { MenuButton } from './menu-button.tsx';
import type { SharedThing } from './use-share-options.ts';

const loadMenu = async () => (await import(/* webpackChunkName: "menus" */ './share-menu.tsx')).ShareMenu;

export function ShareButton(shared: SharedThing) {
  return <MenuButton label={`Share ${shared.title}`} icon="share" of={shared} load={loadMenu} />;
}
