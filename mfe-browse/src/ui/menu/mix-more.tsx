import type { Mix } from '@afterglow/shared-contracts';
import { MenuButton } from './menu-button.tsx';

const loadMenu = async () => (await import(/* webpackChunkName: "menus" */ './mix-menu.tsx')).MixMenu;

interface MixMoreProps {
  readonly mix: Mix;
  readonly size?: 's' | 'm' | 'l';
  readonly className?: string | undefined;
}

export function MixMore({ mix, size = 's', className }: MixMoreProps) {
  return (
    <MenuButton
      label={`More options for ${mix.title}`}
      icon="more"
      size={size}
      className={className}
      of={mix}
      load={loadMenu}
    />
  );
}
