import { Text } from '../prose.tsx';

export function Analytics() {
  return (
    <>
      <Text>
        We would like to know which pages are opened, whether music plays, and at which step people leave on their way
        to Premium. This is counted in your browser and stays there unless you agree. If you say yes, it is passed to
        the analytics service we use: the addresses of pages, which hold the words of a search, but neither your name
        nor your e-mail address.
      </Text>
      <Text>
        If you say no, or your browser asks sites not to share data (Global Privacy Control), the service's script is
        not even loaded. Your answer is kept in your browser: log out or clear the site's storage, and you are asked
        again.
      </Text>
    </>
  );
}
