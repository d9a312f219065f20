import { Points, Text } from '../prose.tsx';

export function Cookies() {
  return (
    <>
      <Text>
        We set cookies only while you log in through a social network: one ties the network's answer to your browser,
        for ten minutes at most; the other hands over the session, for two. No cookie follows you to other sites.
      </Text>
      <Text>Everything else is kept in your browser's own storage, which only this site can read:</Text>
      <Points>
        <>
          <strong>Your session</strong>, so that you stay logged in, and the page you came from when you log in.
        </>
        <>
          <strong>The player:</strong> the queue, the volume, the speed, the mixes played last and how far you got, and
          a random number that tells this browser from your others.
        </>
        <>
          <strong>What you chose or closed:</strong> the theme, your recent searches, your answer about statistics,
          notices that you dismissed.
        </>
        <>
          <strong>Pages and lists</strong> you have opened, so that they come back quickly and open without a
          connection.
        </>
      </Points>
      <Text>
        Logging out empties this storage. You can also clear it in your browser at any time: you are then logged out,
        and what you have with your account is still there when you log in again.
      </Text>
    </>
  );
}
