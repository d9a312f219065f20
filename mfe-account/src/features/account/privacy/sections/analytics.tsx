import { Text } from '../prose.tsx';

export function Analytics() {
  return (
    <>
      <Text>
        We'd like to know which pages people open, whether music plays, and where people stop on the way to Premium.
        Your browser counts this, and it stays there unless you agree. If you say yes, it goes to the analytics service
        we use. It includes the URLs of pages, which contain the words you search for, but not your name or email.
      </Text>
      <Text>
        If you say no, or your browser sends Global Privacy Control, we don't load the analytics script at all. Your
        browser remembers your answer. If you log out or clear this site's storage, we'll ask again.
      </Text>
    </>
  );
}
