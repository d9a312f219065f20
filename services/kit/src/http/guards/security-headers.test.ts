import { createHttpApp } from '../create-http-app.ts';

test('a site with an https URL sends HSTS, and one without does not', async () => {
  const hstsOf = async (publicUrl?: string) => {
    const app = createHttpApp({ logLevel: 'silent', publicUrl });
    const answers = await Promise.all(['/nothing', '/%E0%A4%A'].map((url) => app.inject(url)));
    return answers.map(({ headers }) => headers['strict-transport-security']);
  };
  expect(await hstsOf('https://radio.example')).toEqual(['max-age=31536000', 'max-age=31536000']);
  expect(await hstsOf('http://radio.example')).toEqual([undefined, undefined]);
  expect(await hstsOf()).toEqual([undefined, undefined]);
});
