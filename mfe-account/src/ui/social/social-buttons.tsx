import { SOCIAL_PROVIDERS } from '@afterglow/shared-contracts';
import { Button, usePorts } from '@afterglow/shared-ui';
import { beginSocialLogin } from './begin-social-login.ts';
import { NetworkMark } from './network-mark.tsx';
import { NETWORK_NAMES } from './network-names.ts';
import styles from './social-buttons.module.css';

/** The networks that know the listener already, and what stands between them and a form. */
export function SocialButtons() {
  const ports = usePorts();
  return (
    <div className={styles.box}>
      {SOCIAL_PROVIDERS.map((network) => (
        <Button key={network} size="l" fullWidth onClick={() => beginSocialLogin(network, ports)}>
          <NetworkMark network={network} />
          Continue with {NETWORK_NAMES[network]}
        </Button>
      ))}
      <p className={styles.separator}>OR</p>
    </div>
  );
}
