import { MenuButton } from './menu-button.tsx';
import type { Profile } from './profile-menu.tsx';

const loadMenu = async () => (await import(/* webpackChunkName: "menus" */ './profile-menu.tsx')).ProfileMenu;

export function ProfileOptions(profile: Profile) {
  return <MenuButton label={`More options for ${profile.title}`} icon="more" of={profile} load={loadMenu} />;
}
