import type { ReactNode } from 'react';
import { Points, Text } from '../prose.tsx';

/** Names of cookies and storage keys, as developer tools show them; `*` stands for the rest of a name. */
function Names({ children }: { readonly children: string }): ReactNode {
  return children.split(' ').map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </span>
  ));
}

export function Cookies() {
  return (
    <>
      <Text>
        We set one cookie for everyone: <Names>afterglow_part</Names>, for a year. It's a number below 10,000 that many
        browsers share, so it doesn't tell who you are. When we try a new version of a page with some visitors, it
        decides which one you see, and keeps it the same.
      </Text>
      <Text>
        We set two more when you use social login. <Names>socialLogin</Names> ties the provider's answer to your browser
        for up to 10 minutes. <Names>oauthSession</Names> hands over your session for up to 2 minutes. If someone sends
        you a link to a preview of the site, <Names>afterglow_preview*</Names> keeps it open in your browser. If a new
        version of the site doesn't start, <Names>afterglow_failed</Names> remembers which one for up to a day, and you
        get the one before it. No cookie follows you to other sites.
      </Text>
      <Text>We keep everything else in your browser's own storage, which only this site can read:</Text>
      <Points>
        <>
          <strong>Your session</strong>, so you stay logged in, and the page you came from when you log in (
          <Names>auth.* redirectURL typedEmail onboarding.picks</Names>).
        </>
        <>
          <strong>The player:</strong> the queue, the volume, the speed, the mixes you played last and how far you got,
          and a random number that tells this browser from your others (
          <Names>activeQueue volume playbackSpeed playbackHistory listening device tunedIn</Names>).
        </>
        <>
          <strong>What you chose or closed:</strong> the theme, your recent searches, your answer about statistics,
          reminders, notices you dismissed, and what you ordered last (
          <Names>
            theme shortcuts recentSearch analyticsConsent reminders hasAppLoaded hasSkippedPremiumOnboarding
            iosBannerDismissedAt premiumOrderedPlan premiumFlow donationFlow
          </Names>
          ).
        </>
        <>
          <strong>Pages and lists</strong> you opened, so they come back quickly and open without a connection, which
          version of the site you have, and which of its versions was last started or stopped responding (
          <Names>cache* visited keptPlace forcedVersions localVersion hangWatch</Names>).
        </>
      </Points>
      <Text>
        Logging out clears this storage. You can also clear it in your browser anytime. You'll be logged out, and
        everything in your account will be there when you log back in.
      </Text>
    </>
  );
}
