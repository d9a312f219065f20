import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emailSchema, genderSchema, newPasswordSchema } from '@afterglow/shared-contracts';
import { renderWithPorts } from '../testing/render-with-ports.tsx';
import { createUnsavedChanges, UnsavedChangesProvider } from '../unsaved-changes.ts';
import {
  BirthdayField,
  done,
  FileField,
  Form,
  RadioGroup,
  refused,
  SubmitButton,
  TextField,
  useMessageForm,
  type FormOutcome,
} from './index.ts';

const anything = { safeParse: (data: unknown) => ({ success: true, data }) as const };
const FIELDS = {
  email: emailSchema,
  again: emailSchema,
  password: newPasswordSchema,
  gender: { safeParse: (value: unknown) => (value === undefined ? anything : genderSchema).safeParse(value) },
  day: anything,
  month: anything,
  year: anything,
  picture: anything,
};
type Name = keyof typeof FIELDS;
type Send = (values: Readonly<Record<Name, unknown>>) => Promise<FormOutcome<Name>>;

function Example({ send }: { readonly send: Send }) {
  const form = useMessageForm({
    name: 'example',
    fields: FIELDS,
    sameAs: { again: 'email' },
    says: { email: 'FIELD_REQUIRED_EMAIL', again: 'FIELD_MATCH_EMAIL', password: { empty: 'FIELD_REQUIRED' } },
    invalid: 'MISSING_REQUIRED_FIELDS',
    send,
  });
  return (
    <Form form={form} label="Example">
      <TextField label="Email" type="email" {...form.field('email')} />
      <TextField label="Email again" type="email" {...form.field('again')} />
      <TextField label="Password" type="password" {...form.field('password')} />
      <RadioGroup
        legend="Gender"
        options={[
          { value: 'MALE', label: 'Male' },
          { value: 'FEMALE', label: 'Female' },
        ]}
        {...form.field('gender')}
      />
      <BirthdayField
        legend="Date of birth"
        day={form.field('day')}
        month={form.field('month')}
        year={form.field('year')}
      />
      <FileField label="Picture" accept="image/png" {...form.field('picture')} />
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const again = () => screen.getByRole('textbox', { name: 'Email again' });
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Send' });
const press = () => userEvent.click(button());

function show(send: Send = async () => done()) {
  const work = createUnsavedChanges();
  const sent = jest.fn(send);
  const host = renderWithPorts(
    <UnsavedChangesProvider value={work}>
      <Example send={sent} />
    </UnsavedChangesProvider>,
  );
  const notifications = () =>
    host.events.map((event) => (event.name === 'notification:show' ? event.payload.message : event.name));
  return { work, sent, notifications };
}

async function fill(values: { email?: string; again?: string; password?: string } = {}) {
  await userEvent.type(email(), values.email ?? 'Ada@afterglow.example');
  await userEvent.type(again(), values.again ?? 'Ada@afterglow.example');
  await userEvent.type(password(), values.password ?? 'long enough');
}

test('all errors are shown together in fields and alert, and the first field takes the focus', async () => {
  const { sent, notifications } = show();
  await fill({ again: 'other@afterglow.example', password: 'short' });
  await press();
  expect(again()).toHaveAccessibleDescription('This field is required and must match the email above');
  expect(password()).toHaveAccessibleDescription('Use at least 8 characters');
  expect(email()).toBeValid();
  expect(again()).toHaveFocus();
  expect(notifications()).toEqual(['Fill in all required fields.']);
  expect(sent).not.toHaveBeenCalled();
});

test('the error of a field disappears when it, or the field it repeats, is corrected', async () => {
  show();
  await fill({ email: 'ad@afterglow.example', again: 'ada@afterglow.example', password: 'x' });
  await press();
  await userEvent.type(password(), 'y');
  expect(password()).toBeValid();
  expect(again()).toBeInvalid();
  await userEvent.clear(email());
  await userEvent.type(email(), 'ada@afterglow.example');
  expect(again()).toBeValid();
});

test('typed and chosen values are sent, and empty ones are not', async () => {
  const { sent } = show();
  await fill();
  await press();
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({ email: 'ada@afterglow.example', password: 'long enough', gender: undefined }),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February');
  const picture = new File(['x'], 'me.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Picture'), picture);
  await press();
  const [values] = sent.mock.lastCall ?? [];
  expect(values).toMatchObject({ gender: 'FEMALE', month: '2', day: undefined });
  expect((values?.picture as FileList).item(0)).toBe(picture);
});

test('while sending, the button is busy and sends nothing, and the next try clears the alert', async () => {
  const answers: ((outcome: FormOutcome<Name>) => void)[] = [];
  const { sent, notifications, work } = show(() => new Promise((resolve) => answers.push(resolve)));
  await fill();
  await press();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(password(), '{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(work.isUnderWay()).toBe(true);
  await act(async () => answers[0]?.(refused('EMAIL_NOT_FOUND', { clear: ['email'] })));
  expect(button()).not.toHaveAttribute('aria-busy');
  expect(email()).toHaveValue('');
  expect(email()).toHaveFocus();
  expect(again()).toHaveValue('Ada@afterglow.example');
  await userEvent.type(email(), 'Ada@afterglow.example');
  await press();
  expect(notifications()).toEqual([
    "We couldn't find an account with this email. Check it for typos, or sign up.",
    'notification:hide',
  ]);
  await act(async () => answers[1]?.(refused('PASSWORD_TOO_COMMON', { wrong: { password: 'Choose another one.' } })));
  expect(password()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription('Choose another one.');
});

test('an error is shown, typed text stays, and the button works again', async () => {
  const { sent, notifications } = show(() => Promise.reject(new TypeError('Failed to fetch')));
  await fill();
  await press();
  expect(notifications()).toEqual(['Something went wrong. Please try again.']);
  expect(email()).toHaveValue('Ada@afterglow.example');
  expect(password()).toHaveValue('long enough');
  await press();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('it is dirty from the first letter until it is saved', async () => {
  const { work } = show();
  expect(work.isUnderWay()).toBe(false);
  await fill();
  expect(work.isUnderWay()).toBe(true);
  await press();
  expect(work.isUnderWay()).toBe(false);
  expect(work.handOver()).toEqual({});
});

test('another version restores the typed text, except passwords', async () => {
  const first = show();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Male' }));
  const handed = first.work.handOver();
  expect(JSON.stringify(handed)).not.toContain('long enough');
  document.body.innerHTML = '';

  const second = show();
  await act(async () => second.work.takeOver({ ...handed, gone: { email: 'x' } }));
  expect(email()).toHaveValue('Ada@afterglow.example');
  expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked();
  expect(password()).toHaveValue('');
  expect(second.work.isUnderWay()).toBe(true);
});

test('transferred state waits for the page with its form', async () => {
  const work = createUnsavedChanges();
  work.takeOver({ example: { email: 'ada@afterglow.example', password: 5 as unknown as string, color: 'red' } });
  renderWithPorts(
    <UnsavedChangesProvider value={work}>
      <Example send={async () => done()} />
    </UnsavedChangesProvider>,
  );
  expect(email()).toHaveValue('ada@afterglow.example');
  expect(password()).toHaveValue('');
});
