import { SECURITY_PATH } from '@afterglow/shared-contracts';
import { TextLink } from '@afterglow/shared-ui';
import { Text } from '../prose.tsx';

export function Security() {
  return (
    <>
      <Text>
        Connections are encrypted. We store passwords as slow hashes, and sessions and links from mails as hashes too:
        whoever reads our database cannot log in as you. Tries at passwords are limited, and links to set a new password
        hold for an hour, once. At a sign-up your browser solves a small task, so that programs cannot open accounts;
        nothing about you goes into it.
      </Text>
      <Text>
        You see where you are logged in on the page <TextLink href={SECURITY_PATH}>Security</TextLink>, and can end any
        session there. A changed password ends all others. Before something that cannot be taken back, we ask for your
        password again.
      </Text>
      <Text>
        No service can promise that nothing will ever happen. Should your information get into the wrong hands, we tell
        you without delay what happened and what you can do.
      </Text>
    </>
  );
}
