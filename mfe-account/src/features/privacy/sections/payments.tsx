import { Text } from '../prose.tsx';

export function Payments() {
  return (
    <>
      <Text>
        You pay for Premium, and donate, on the pages of a payment provider, or in an app store. Your card number and
        bank details go there, and never reach us.
      </Text>
      <Text>
        From the provider we learn the plan, whether and until when it is paid, and the provider's number for it. We
        keep that with your account. Because books have to be kept, it stays when you leave, but then without you:
        nothing in it says whose it was.
      </Text>
      <Text>
        A free trial is given once per person. To know who had one, we keep three keyed hashes for 24 months, also after
        you delete your account: of your e-mail address, and of what the provider calls your card or your PayPal
        account. The key stays with us, and nobody can turn these hashes back into an address or a card.
      </Text>
      <Text>Of a donation we keep the amount and the time. We do not keep who gave it.</Text>
    </>
  );
}
