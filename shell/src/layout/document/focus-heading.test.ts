import { createFakeNavigationPort } from '@afterglow/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { focusHeadingAfterNavigation } from './focus-heading.ts';

const main = document.createElement('main');
const navigation = createFakeNavigationPort('/');
focusHeadingAfterNavigation(navigation, main);

beforeEach(() => {
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })); // ends the watch of the previous test
  document.body.replaceChildren(main);
  main.innerHTML = '<h1>Home</h1>';
});

const focused = () => document.activeElement?.textContent;

test('the heading of the new page gets the focus once it is rendered', async () => {
  navigation.navigate('/radio');
  expect(document.body).toHaveFocus();
  main.innerHTML = '<h1>Radio</h1>';
  await waitFor(() => expect(focused()).toBe('Radio'));
});

test('a replaced heading gets the focus too, but not one of a hidden version', async () => {
  navigation.navigate('/radio/deep');
  main.innerHTML = '<div inert><h1>Staged</h1></div><h1>Loading</h1>';
  await waitFor(() => expect(focused()).toBe('Loading'));
  main.innerHTML = '<h1>Deep</h1>';
  await waitFor(() => expect(focused()).toBe('Deep'));
});

test('a query change, or a page change without a navigation, moves no focus', async () => {
  navigation.navigate('/radio/deep?play=true');
  main.innerHTML = '<h1>Deep again</h1>';
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.body).toHaveFocus();
});

test('a listener who types keeps the focus', async () => {
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  navigation.navigate('/search');
  main.innerHTML = '<h1>Search</h1>';
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(input).toHaveFocus();
});

test('a listener who continues by keyboard is not pulled back', async () => {
  navigation.navigate('/account');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  main.innerHTML = '<h1>Account</h1>';
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.body).toHaveFocus();
});
