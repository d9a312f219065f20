import { Text } from '../prose.tsx';
import { SupportLink } from '../support-link.tsx';

export function Contact() {
  return (
    <>
      <Text>
        When we change this policy, we'll post the new version here with its date. If a change reduces your rights,
        we'll email you first.
      </Text>
      <Text>
        Questions, ideas, or complaints? Email <SupportLink />. A person reads every one.
      </Text>
    </>
  );
}
