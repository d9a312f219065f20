import { Points, Text } from '../prose.tsx';

export function Use() {
  return (
    <>
      <Text>We use it only for what you'd expect from a music service:</Text>
      <Points>
        <>to log you in, keep others out of your account, and alert you when a new device logs in</>
        <>to play music where you left off, on any of your devices, and to keep your favorites</>
        <>to count plays for trends and charts, where no one can see yours</>
        <>to give you Premium for as long as you've paid for it</>
        <>
          to send emails your account needs: setting a password, confirming a new email, security alerts, and your data
          copy. We send no advertising.
        </>
        <>to answer you and fix what's broken</>
      </Points>
      <Text>
        We do most of this because you asked for the service. Protecting accounts and finding faults is in both our
        interests. Statistics need your consent.
      </Text>
      <Text>We don't build advertising profiles, and no machine makes a decision about you on its own.</Text>
    </>
  );
}
