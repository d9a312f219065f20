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
        If you say no, or your browser sends Global Privacy Control, we don't load the analytics script at all. Your
        browser remembers your answer. If you log out or clear this site's storage, we'll ask again.
      </Text>
    </>
  );
}
