import { PanelActions } from '@afterglow/shared-area';
import { formatDate, type AccountSecurity, type MemberId } from '@afterglow/shared-contracts';
import { Button } from '@afterglow/shared-ui';
import { accountSecurity } from '../reauthentication/index.ts';
import { CardSkeleton } from '../../../ui/card-skeleton.tsx';
import { ResourceCard } from '../../../ui/resource-card.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { useSecondFactor } from './use-second-factor.ts';
import styles from './security-app.module.css';

/** Below this number a warning is shown. */
const FEW_CODES = 3;

export function AppCard({ memberId }: { readonly memberId: MemberId }) {
  return (
    <ResourceCard
      title="Authenticator app"
      text="Protect your account with a code from your phone each time you log in with your password."
      resource={accountSecurity(memberId)}
      skeleton={<CardSkeleton what="your authenticator app" />}
    >
      {(security, onChanged) => <AppState memberId={memberId} security={security} onChanged={onChanged} />}
    </ResourceCard>
  );
}

interface AppStateProps {
  readonly memberId: MemberId;
  readonly security: AccountSecurity;
  readonly onChanged: () => void;
}

function AppState({ memberId, security, onChanged }: AppStateProps) {
  const app = useSecondFactor(memberId, onChanged);
  const { secondFactor, password } = security;
  return (
    <>
      {secondFactor === null ? (
        <Off hasPassword={password} isBusy={app.busyWith === 'begin'} onSetUp={app.begin} />
      ) : (
        <On {...secondFactor} busyWith={app.busyWith} onRenew={app.askToRenew} onTurnOff={app.askToTurnOff} />
      )}
      {app.step?.kind === 'key' && (
        <SetUpDialog authenticatorKey={app.step.key} turnOn={app.turnOn} onClose={app.close} />
      )}
      {app.step?.kind === 'codes' && <RecoveryCodesDialog codes={app.step.codes} onClose={app.close} />}
      {app.dialog}
    </>
  );
}

interface OffProps {
  readonly hasPassword: boolean;
  readonly isBusy: boolean;
  readonly onSetUp: () => void;
}

function Off({ hasPassword, isBusy, onSetUp }: OffProps) {
  if (!hasPassword) return <p>You don't use a password, so you don't need codes.</p>;
  return (
    <PanelActions>
      <Button loading={isBusy} onClick={onSetUp}>
        Set up
      </Button>
    </PanelActions>
  );
}

type OnProps = NonNullable<AccountSecurity['secondFactor']> & {
  readonly busyWith: ReturnType<typeof useSecondFactor>['busyWith'];
  readonly onRenew: () => void;
  readonly onTurnOff: () => void;
};

function On({ since, recoveryCodesLeft, busyWith, onRenew, onTurnOff }: OnProps) {
  return (
    <>
      <p>
        On since {formatDate(since)}.{' '}
        <span className={recoveryCodesLeft <= FEW_CODES ? styles.few : undefined}>{codesLeft(recoveryCodesLeft)}</span>
      </p>
      <PanelActions>
        <Button loading={busyWith === 'renew'} onClick={onRenew}>
          New recovery codes
        </Button>
        <Button variant="ghost" loading={busyWith === 'turn-off'} onClick={onTurnOff}>
          Turn off
        </Button>
      </PanelActions>
    </>
  );
}

function codesLeft(count: number): string {
  if (count === 0) return 'You have no recovery codes left. Get new ones now.';
  return `${count} recovery ${count === 1 ? 'code' : 'codes'} left.${count <= FEW_CODES ? ' Get new ones soon.' : ''}`;
}
