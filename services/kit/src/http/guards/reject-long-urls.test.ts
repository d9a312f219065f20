import { createHttpApp } from '../create-http-app.ts';

test.each(['application/json', 'text/html,*/*'])(
  'a URL that is too long is rejected with text, on any path, for a client that accepts %s',
  async (accept) => {
    const app = createHttpApp({ logLevel: 'silent' });
    app.get('/*', () => ({}));
    const urls = [`/mix${'/'.repeat(15_500)}x`, `/here?${'x'.repeat(8_000)}`, `/%${'x'.repeat(8_000)}`];
    for (const url of urls) {
      const answer = await app.inject({ url, headers: { accept } });
      expect(answer.statusCode).toBe(414);
      expect(answer.json()).toEqual({
        code: 'too_large',
        message: 'The request URL is too long. The limit is 8000 characters.',
      });
      expect(answer.headers['content-security-policy']).toBeDefined();
    }
    expect((await app.inject(`/?${'x'.repeat(7_000)}`)).statusCode).toBe(200);
  },
);
