import { isLocalSite } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import { createSecretBox, type SecretBox } from './secret-box.ts';

interface SecretBoxOptions {
  readonly app: Pick<FastifyInstance, 'addHook' | 'log'>;
  readonly publicUrl: string | undefined;
  readonly secret: string | undefined;
  readonly loadSecret: () => Promise<string>;
}

/** Warns a public site at each start when the secret is stored next to the data it encrypts: a copy of the database opens all of it. */
export async function openSecretBox({ app, publicUrl, secret, loadSecret }: SecretBoxOptions): Promise<SecretBox> {
  if (secret !== undefined) return createSecretBox(secret);
  if (!isLocalSite(publicUrl)) {
    app.addHook('onListen', async () => {
      app.log.warn('the database holds what encrypts the keys of authenticator apps: set ENCRYPTION_SECRET');
    });
  }
  return createSecretBox(await loadSecret());
}
