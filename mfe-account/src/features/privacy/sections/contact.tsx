import { Text } from '../prose.tsx';
import { SupportLink } from '../support-link.tsx';

export function Contact() {
  return (
    <>
      <Text>
        When we change this policy, the new one stands here with the date of the change. Before a change that takes
        something from you, we write to you.
      </Text>
      <Text>
        Questions, wishes and complaints reach people at <SupportLink />.
      </Text>
    </>
  );
}
