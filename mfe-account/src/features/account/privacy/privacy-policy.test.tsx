import { openPage } from '@afterglow/shared-area/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../area.ts';

const PATH = '/about/privacy-policy';
const TITLES = [
  'Information we collect',
  'How we use your information',
  'Cookies and local storage',
  'Analytics',
  'Payments and donations',
  'Sharing your information',
  'Security',
  'Children under 13',
  'Your rights and account deletion',
  'Changes and contact',
];

const scrolledTo: Element[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this);
  };
});

const open = (hash = '') => openPage(remote, { path: PATH + hash });
const policy = () => within(screen.getByRole('article', { name: 'Privacy Policy' }));
const section = (name: string) => policy().getByRole('region', { name });

test('[LEGAL-002] [LEGAL-006] the policy has ten sections with these titles, each with something to read', async () => {
  await open();
  expect(document.title).toBe('Afterglow | Privacy Policy');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Privacy Policy$/);
  const sections = policy().getAllByRole('region');
  expect(sections.map((each) => within(each).getByRole('heading', { level: 2 }).textContent)).toEqual(
    TITLES.map((title, index) => `${index + 1}. ${title}`),
  );
  for (const each of sections) expect(each.querySelector('p, li')).not.toBeNull();
});

test('[LEGAL-003] [LEGAL-006] shows when it was last updated', async () => {
  await open();
  expect(screen.getByText('Last updated April 2, 2023')).toBeVisible();
});

test('[LEGAL-004] no data is collected from children under 13', async () => {
  await open();
  expect(section('8. Children under 13')).toHaveTextContent('we do not collect data from children under 13');
});

test('[LEGAL-005] account deletion is requested by mailing support, or started by the member', async () => {
  await open();
  const rights = section('9. Your rights and account deletion');
  expect(rights).toHaveTextContent('Account deletion is requested by e-mailing support');
  const links = within(rights).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/account/your-data',
    '/account/edit-profile',
    'mailto:support@afterglow.example',
    '/account/your-data',
  ]);
});

test('every entry of the contents leads to its section, and focuses it', async () => {
  const { navigation } = await open();
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  const entries = within(contents).getAllByRole('link');
  expect(entries.map(({ textContent }) => textContent)).toEqual(TITLES);
  for (const [index, entry] of entries.entries()) {
    await userEvent.click(entry);
    const heading = policy().getByRole('heading', { name: `${index + 1}. ${TITLES[index]}` });
    expect(heading).toHaveFocus();
    expect(scrolledTo.at(-1)).toBe(heading);
    expect(navigation.visits.at(-1)?.path).toBe(`${PATH}${entry.getAttribute('href')}`);
  }
});

test('the URL of a section opens the policy there', async () => {
  await open('#rights');
  expect(screen.getByRole('heading', { name: '9. Your rights and account deletion' })).toHaveFocus();
});

test('the URL of an unknown section opens the policy at its start', async () => {
  await open('#nowhere');
  expect(scrolledTo).toEqual([]);
});

test('Information lists the stored data, with periods', async () => {
  await open();
  const stored = section('1. Information we collect');
  for (const words of ['30 days without use', 'for 91 days', 'For 90 days', 'without its location'])
    expect(stored).toHaveTextContent(words);
});

test('Payments lists the data stored about a free trial, with periods', async () => {
  await open();
  const stored = section('5. Payments and donations');
  for (const words of ['three keyed hashes, of your email', 'for 24 months, even after you delete your account'])
    expect(stored).toHaveTextContent(words);
});
