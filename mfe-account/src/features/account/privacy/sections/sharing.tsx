import { Points, Text } from '../prose.tsx';

export function Sharing() {
  return (
    <>
      <Text>We don't sell your information, and no one can use it to advertise to you. We share it with:</Text>
      <Points>
        <>the payment provider you choose, which gets your member ID, email, and plan</>
        <>Apple, Facebook, or Google, if you log in with them. They learn that you did.</>
        <>the company that delivers our emails, which sees your address and the email</>
        <>the analytics service, if you agreed to statistics</>
        <>the companies that host our servers, which can't use it for anything else</>
        <>authorities, when the law leaves us no choice. We'll tell you unless the law forbids it.</>
      </Points>
      <Text>Other listeners can't see you. There are no public profiles.</Text>
    </>
  );
}
