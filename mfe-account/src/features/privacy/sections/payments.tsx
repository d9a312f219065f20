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
        A free trial is given once per person. To know who had one, we keep three keyed hashes for 24 months, also after
        you delete your account: of your e-mail address, and of what the provider calls your card or your PayPal
        account. The key stays with us, and nobody can turn these hashes back into an address or a card.
      </Text>
      <Text>For donations, we keep the amount and the time, not who gave it.</Text>
    </>
  );
}
