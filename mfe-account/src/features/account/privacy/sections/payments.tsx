import { Text } from '../prose.tsx';

export function Payments() {
  return (
    <>
      <Text>
        You pay and donate on a payment provider's page or in an app store. Your card and bank details go to them and
        never reach us.
      </Text>
      <Text>
        The provider tells us your plan, whether it's paid and until when, and its reference number. We keep that with
        your account. The law requires us to keep payment records, so they stay after you delete your account, without
        anything that identifies you.
      </Text>
      <Text>
        You can have one free trial. To know who had one, we keep three keyed hashes, of your email and of the
        provider's ID for your card or PayPal account. We keep them for 24 months, even after you delete your account.
        The key stays with us, and no one can turn these hashes back into an email or a card.
      </Text>
      <Text>For donations, we keep the amount and the time, not who gave it.</Text>
    </>
  );
}
