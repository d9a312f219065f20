import { PanelActions } from '@afterglow/shared-area';
import type { AccountSecurity, MemberId } from '@afterglow/shared-contracts';
import { Button } from '@afterglow/shared-ui';
import { PATHS } from '../../../config/paths.ts';
import { accountSecurity } from '../reauthentication/index.ts';
import { CardSkeleton } from '../../../ui/card-skeleton.tsx';
import { ResourceCard } from '../../../ui/resource-card.tsx';
import { PROVIDER_NAMES } from '../../entry/social/index.ts';
import { useRemovePassword } from './use-remove-password.ts';

export function PasswordCard({ memberId }: { readonly memberId: MemberId }) {
  return (
    <ResourceCard
      title="Password"
      resource={accountSecurity(memberId)}
      skeleton={<CardSkeleton what="your password settings" />}
    >
      {(security, onChanged) =>
        security.password ? (
          <Set memberId={memberId} security={security} onRemoved={onChanged} />
        ) : (
          <Unset security={security} />
        )
      }
    </ResourceCard>
  );
}

interface SetProps {
  readonly memberId: MemberId;
  readonly security: AccountSecurity;
  readonly onRemoved: () => void;
}

function Set({ memberId, security, onRemoved }: SetProps) {
  const { isBusy, dialog, askToRemove } = useRemovePassword(memberId, onRemoved);
  const others = otherWays(security);
  return (
    <>
      <p>
        {others === ''
          ? 'You log in with your email and a password. Add a passkey to go without one.'
          : `You log in with your email and a password, or with ${others}.`}
      </p>
      <PanelActions>
        <Button href={PATHS.changePassword}>Change password</Button>
        {others !== '' && (
          <Button variant="ghost" loading={isBusy} onClick={askToRemove}>
            Remove password
          </Button>
        )}
      </PanelActions>
      {dialog}
    </>
  );
}

function Unset({ security }: { readonly security: AccountSecurity }) {
  return (
    <>
      <p>No password set. You log in with {otherWays(security)}.</p>
      <PanelActions>
        <Button href={PATHS.changePassword}>Set a password</Button>
      </PanelActions>
    </>
  );
}

/** "a passkey or Google"; empty for a member who has neither. */
function otherWays({ passkeys, networks }: AccountSecurity): string {
  const ways = [...(passkeys.length > 0 ? ['a passkey'] : []), ...networks.map((network) => PROVIDER_NAMES[network])];
  return ways.length < 2
    ? ways.join('')
    : `${ways.slice(0, -1).join(', ')}${ways.length > 2 ? ',' : ''} or ${ways.at(-1)}`;
}
