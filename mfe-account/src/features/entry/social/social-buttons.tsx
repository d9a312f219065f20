import { SOCIAL_PROVIDERS } from '@afterglow/shared-contracts';
import { Button, usePorts } from '@afterglow/shared-ui';
import { beginSocialLogin } from './begin-social-login.ts';
import { ProviderIcon } from './provider-icon.tsx';
import { PROVIDER_NAMES } from './provider-names.ts';
import styles from './social-buttons.module.css';

/** The buttons of the social login providers, and the divider between them and a form. */
export function SocialButtons() {
  const ports = usePorts();
  return (
    <div className={styles.box}>
      {SOCIAL_PROVIDERS.map((network) => (
        <Button key={network} size="l" fullWidth onClick={() => beginSocialLogin(network, ports)}>
          <ProviderIcon network={network} />
          Continue with {PROVIDER_NAMES[network]}
        </Button>
      ))}
      <p className={styles.separator}>OR</p>
    </div>
  );
}
