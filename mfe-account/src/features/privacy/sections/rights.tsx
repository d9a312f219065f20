import { YOUR_DATA_PATH } from '@afterglow/shared-contracts';
import { TextLink } from '@afterglow/shared-ui';
import { PATHS } from '../../../config/paths.ts';
import { Points, Text } from '../prose.tsx';
import { SupportLink } from '../support-link.tsx';

export function Rights() {
  return (
    <>
      <Points>
        <>
          <strong>See it.</strong> On the page <TextLink href={YOUR_DATA_PATH}>Your data</TextLink> you ask for one file
          with everything we keep about you. We mail you when it is ready; the file is removed after seven days.
        </>
        <>
          <strong>Correct it.</strong> Names, birthday, picture and e-mail address are yours to change in{' '}
          <TextLink href={PATHS.editProfile}>Edit Profile</TextLink>.
        </>
        <>
          <strong>Object, or take back a consent.</strong> Write to us; for statistics, see Analytics above.
        </>
        <>
          <strong>Complain.</strong> You may turn to the data protection authority of where you live.
        </>
      </Points>
      <Text>
        Account deletion is requested by e-mailing support: write to <SupportLink /> from the address of your account.
        You can also begin it yourself on the page <TextLink href={YOUR_DATA_PATH}>Your data</TextLink>.
      </Text>
      <Text>
        We cancel your subscription right away. If you bought it in an app store, cancel it there. Log in within 14 days
        to get everything back. After that, we delete your account, pictures, copies, and emails for good. We keep two
        things that no longer identify you: payments, because the law requires it, and plays, because trends are based
        on them. Backups may hold more until they're replaced.
      </Text>
    </>
  );
}
