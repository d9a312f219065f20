import { BRAND } from '@afterglow/shared-contracts';
import { Text } from '../prose.tsx';
import { SupportLink } from '../support-link.tsx';

export function Children() {
  return (
    <Text>
      {BRAND} isn't meant for children under 13, and we do not collect data from children under 13. If you think a child
      gave us information, email <SupportLink /> and we'll delete it.
    </Text>
  );
}
