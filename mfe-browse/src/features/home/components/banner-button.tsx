import type { BannerAction } from '@afterglow/shared-contracts';
import { Button, usePorts } from '@afterglow/shared-ui';
import { actionLabel } from '../model/banner-action.ts';
import { followBannerAction } from '../follow-banner-action.ts';

interface BannerButtonProps {
  readonly action: BannerAction;
  readonly variant: 'primary' | 'secondary';
}

export function BannerButton({ action, variant }: BannerButtonProps) {
  const ports = usePorts();
  const label = actionLabel(action);
  switch (action.type) {
    case 'navigateInternal':
      return (
        <Button size="l" variant={variant} href={action.value}>
          {label}
        </Button>
      );
    case 'navigateExternal':
      return (
        <Button size="l" variant={variant} href={action.value} external>
          {label}
        </Button>
      );
    case 'playChannel':
    case 'playMix':
    case 'playPlaylist':
      return (
        <Button size="l" variant={variant} icon="play" onClick={() => void followBannerAction(ports, action)}>
          {label}
        </Button>
      );
  }
}
