import { Points, Text } from '../prose.tsx';

export function Sharing() {
  return (
    <>
      <Text>We do not sell your information, and nobody may advertise to you with it. It goes to:</Text>
      <Points>
        <>the payment provider you choose, which learns your number here, your e-mail address and the plan you order;</>
        <>Apple, Facebook or Google if you log in through them, which learn that you did;</>
        <>the company that delivers our mails, which sees your address and the mail;</>
        <>the analytics service, if you have agreed to statistics;</>
        <>the companies on whose computers we run, which may not use it for anything else;</>
        <>authorities, where the law leaves us no choice. We tell you, unless we must not.</>
      </Points>
      <Text>Other listeners see nothing of you: there are no public profiles.</Text>
    </>
  );
}
