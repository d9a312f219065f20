import { BRAND } from '@afterglow/shared-contracts';
import { Points, Text } from '../prose.tsx';

export function Information() {
  return (
    <>
      <Text>
        You can browse {BRAND} without an account, and we keep nothing under your name. Once you sign up, we keep:
      </Text>
      <Points>
        <>
          <strong>Your account.</strong> Your email, your password as a hash no one can read, and, if you give them,
          your username, name, birthday, gender, and picture. We keep only the part of the picture you crop, without its
          location or camera data.
        </>
        <>
          <strong>Where you're logged in.</strong> For each session: the browser, the operating system, the first part
          of the IP address (such as 203.0.113.x), when you logged in, and when you last used it. A session ends after
          30 days without use. For 90 days, we also remember your networks and browsers as hashes, so we can alert you
          when a new one logs in.
        </>
        <>
          <strong>Passkeys and codes, if you use them.</strong> The name and the public key of each passkey, and when
          you last used it. The key that your authenticator app shares with us, and your recovery codes as hashes. Your
          fingerprint or face never leaves your device.
        </>
        <>
          <strong>What you listen to.</strong> Which mixes and shows you played and when, for 91 days. How far you got,
          your queue, and your last device, so you can pick up on another one.
        </>
        <>
          <strong>What you choose.</strong> Your favorites, the sound quality, and the volume.
        </>
        <>
          <strong>What you write to us.</strong> Messages to support, and why you canceled Premium, if you tell us.
        </>
        <>
          <strong>Emails to you.</strong> The address, subject, and date of each one, for 30 days.
        </>
      </Points>
      <Text>
        If you log in with Apple, Facebook, or Google, they tell us your user ID, email, and name. They never share your
        password, and we never post anything.
      </Text>
      <Text>
        Our servers log the requests they answer, with the IP address of each, so we can find faults and attacks. The
        log holds no passwords, and we keep it only as long as we need it.
      </Text>
    </>
  );
}
