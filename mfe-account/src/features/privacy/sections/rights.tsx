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
        What you pay for is then cancelled at once, except in app stores, where only you can do that. For fourteen days
        a log-in brings everything back. After that your account, pictures, copies and mails are removed for good. What
        stays no longer says whose it was: payments, because books have to be kept, and plays, because trends are made
        from them. Backups may hold more until they are replaced.
      </Text>
    </>
  );
}
