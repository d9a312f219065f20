import { Points, Text } from '../prose.tsx';

export function Use() {
  return (
    <>
      <Text>Only for what you would expect of a music service:</Text>
      <Points>
        <>to let you in, to keep others out of your account, and to tell you when somebody logs in on a new device;</>
        <>to play music where you left off, on any of your devices, and to keep your favorites;</>
        <>to count plays: trends and charts are made from everybody's, and nobody can see yours in them;</>
        <>to give you Premium for as long as you have paid for it;</>
        <>
          to send the mails that an account needs: to set a password, to confirm a new address, to warn you, to tell you
          that the copy of your data is ready. We send no advertising;
        </>
        <>to answer you, and to mend what is broken.</>
      </Points>
      <Text>
        We do most of this because you asked us for the service. Guarding accounts and finding faults is in our interest
        and yours. Statistics need your consent.
      </Text>
      <Text>We do not build advertising profiles, and no decision about you is made by a machine alone.</Text>
    </>
  );
}
