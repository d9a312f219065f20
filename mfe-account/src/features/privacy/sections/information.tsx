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
          <strong>Your account.</strong> Your e-mail address, your password as a hash from which nobody can read it and,
          if you give them, your username, names, birthday, gender and picture. Of a picture we keep only the square you
          cut out, drawn anew: where it was taken and with which camera is gone.
        </>
        <>
          <strong>Where you are logged in.</strong> For each session the browser, the system, the first part of the
          network address (such as 203.0.113.x), when you logged in and when it was last used. A session ends after
          thirty days without use. For ninety days we also remember, as hashes, the networks and browsers you came with,
          so that we can tell you when a new one logs in.
        </>
        <>
          <strong>Passkeys and codes, if you use them.</strong> The name and the public key of each passkey and when it
          was last used; the key that your authenticator app shares with us, and your recovery codes as hashes. Your
          fingerprint or your face never leaves your device.
        </>
        <>
          <strong>What you listen to.</strong> Which mixes and shows you played and when, for ninety-one days; how far
          you got, the queue and the device you last listened on, so that you can go on elsewhere.
        </>
        <>
          <strong>What you choose.</strong> Your favorites, the sound quality and the volume.
        </>
        <>
          <strong>What you write to us.</strong> Messages to support, and why you cancelled Premium if you tell us.
        </>
        <>
          <strong>Mails to you.</strong> To which address, with which subject and when they were sent, for thirty days.
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
