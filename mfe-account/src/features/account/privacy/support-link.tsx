import { SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import { TextLink } from '@afterglow/shared-ui';

export function SupportLink() {
  return <TextLink href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</TextLink>;
}
