import { addProbes, createHttpApp } from '@afterglow/kit';
import { createStreamsCheck } from './streams-check.ts';

test('[OPERATE-005] an instance whose streams are broken is not ready; one with nothing planned is', async () => {
  let silence: 'none' | 'unplanned' | 'broken' = 'unplanned';
  const app = createHttpApp({ logLevel: 'silent' });
  addProbes(app, { checks: [createStreamsCheck({ silence: () => silence })] });
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  silence = 'broken';
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ message: 'Not ready: streams.' });
});
