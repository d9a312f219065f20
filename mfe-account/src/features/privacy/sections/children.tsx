import { BRAND } from '@afterglow/shared-contracts';
import { Text } from '../prose.tsx';
import { SupportLink } from '../support-link.tsx';

export function Children() {
  return (
    <Text>
      {BRAND} is not meant for children under 13, and we do not collect data from children under 13. If you believe that
      a child has given us information, write to <SupportLink />, and we delete it.
    </Text>
  );
}
