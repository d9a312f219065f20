import { SecondaryText } from '@afterglow/shared-area';
import { MESSAGES } from '@afterglow/shared-contracts';

/** Why a card is empty: as high as the missing content, and without a heading, which would look like another card's. */
export function FailureText() {
  const { title, text } = MESSAGES.ERROR_NETWORK;
  return (
    <div role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <SecondaryText>{text}</SecondaryText>
    </div>
  );
}
