import { pageTitle, SUPPORT_EMAIL } from './brand.ts';

test('[LEGAL-007] there is one e-mail address of support', () => {
  expect(SUPPORT_EMAIL).toBe('support@afterglow.example');
});

test('the title of a screen begins with the product', () => {
  expect(pageTitle('Radio')).toBe('Afterglow | Radio');
});
