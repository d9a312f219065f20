import { SECURITY_PATH } from '@afterglow/shared-contracts';
import { TextLink } from '@afterglow/shared-ui';
import { Text } from '../prose.tsx';

export function Security() {
  return (
    <>
      <Text>
        Connections are encrypted. We store passwords as slow hashes, and sessions and email links as hashes too, so no
        one who reads our database can log in as you. We limit password attempts. Links to set a new password work once,
        for an hour. When you sign up, your browser solves a small puzzle that keeps bots out. It uses nothing about
        you.
      </Text>
      <Text>
        See where you're logged in under <TextLink href={SECURITY_PATH}>Security</TextLink>, and log out any device.
        Changing your password logs out all the others. Before anything that can't be undone, we ask for your password
        again.
      </Text>
      <Text>
        No service can promise perfect safety. If your information ever gets into the wrong hands, we'll tell you right
        away what happened and what you can do.
      </Text>
    </>
  );
}
