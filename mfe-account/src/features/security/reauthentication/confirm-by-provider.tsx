import { messageText, type SocialProvider } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { Button, Icon, Loading, Skeleton, usePorts } from '@afterglow/shared-ui';
import { useEffect, useState } from 'react';
import { beginSocialLogin, ProviderIcon, PROVIDER_NAMES } from '../../entry/social/index.ts';
import styles from './reauthenticate.module.css';

interface ConfirmByNetworkProps {
  readonly networks: readonly SocialProvider[];
  readonly onConfirmed: () => void;
}

type State = 'trying' | 'needs-login' | 'failed';

/** A provider login within the last quarter of an hour confirms the session; otherwise the member goes there again. */
export function ConfirmByProvider({ networks, onConfirmed }: ConfirmByNetworkProps) {
  const ports = usePorts();
  const { data } = ports;
  const [state, setState] = useState<State>('trying');
  useEffect(() => {
    let isOver = false;
    data.call('confirmSession', { body: {} }).then(
      () => isOver || onConfirmed(),
      (error: unknown) => isOver || setState(isApiError(error) && error.status === 403 ? 'needs-login' : 'failed'),
    );
    return () => {
      isOver = true;
    };
    // Runs once: the callbacks of the page may change, the request does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);

  if (state === 'trying') {
    return (
      <Loading what="your login">
        <Skeleton shape="text" />
      </Loading>
    );
  }
  return (
    <>
      {state === 'failed' && (
        <p className={styles.wrong} role="alert">
          <Icon name="warning" size="s" />
          {messageText('SOMETHING_WENT_WRONG')}
        </p>
      )}
      <p className={styles.text}>Use your social login again to continue. We'll bring you back here.</p>
      {networks.map((network) => (
        <Button key={network} size="l" fullWidth onClick={() => beginSocialLogin(network, ports)}>
          <ProviderIcon network={network} />
          Continue with {PROVIDER_NAMES[network]}
        </Button>
      ))}
    </>
  );
}
