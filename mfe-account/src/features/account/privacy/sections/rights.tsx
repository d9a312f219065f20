import { YOUR_DATA_PATH } from '@afterglow/shared-contracts';
import { TextLink } from '@afterglow/shared-ui';
import { PATHS } from '../../../../config/paths.ts';
import { Points, Text } from '../prose.tsx';
import { SupportLink } from '../support-link.tsx';

export function Rights() {
  return (
    <>
      <Points>
        <>
          <strong>See it.</strong> Go to <TextLink href={YOUR_DATA_PATH}>Your data</TextLink> and request one file with
          everything we keep about you. We'll email you when it's ready and delete the file after 7 days.
        </>
        <>
          <strong>Correct it.</strong> Change your name, birthday, picture, and email in{' '}
          <TextLink href={PATHS.editProfile}>Edit Profile</TextLink>.
        </>
        <>
          <strong>Object or withdraw consent.</strong> Email us. For statistics, see Analytics above.
        </>
        <>
          <strong>Complain.</strong> You can contact the data protection authority where you live.
        </>
      </Points>
      <Text>
        Account deletion is requested by e-mailing support: write to <SupportLink /> from your account's email. You can
        also delete it yourself under <TextLink href={YOUR_DATA_PATH}>Your data</TextLink>.
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
