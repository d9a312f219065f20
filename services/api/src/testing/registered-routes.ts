import { API_PREFIX } from '@afterglow/shared-contracts';
import { createHttpApp } from '@afterglow/kit';
import type { HostedServices } from '#app/hosted/hosted-services.ts';
import { prepareApi } from '#app/prepare-api.ts';
import { createSeededEnvironment, testOptions } from './start-api.ts';

const ANSWERS_TO_EVERY_ADDRESS = new Set(['OPTIONS', 'HEAD']);

/** Every route below the prefix as the OpenAPI document writes it, for example `get /mixes/{id}`. */
export async function registeredRoutes(hosted: HostedServices = {}): Promise<readonly string[]> {
  const place = await createSeededEnvironment();
  const service = await prepareApi({ ...testOptions(place), hosted });
  const app = createHttpApp({ logLevel: 'silent' });
  const routes = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    const path = url.slice(API_PREFIX.length).replaceAll(/:(\w+)/g, '{$1}');
    for (const one of [method].flat())
      if (!ANSWERS_TO_EVERY_ADDRESS.has(one)) routes.add(`${one.toLowerCase()} ${path}`);
  });
  await app.register(service.plugin);
  await app.ready();
  await app.close();
  await service.close();
  await place.remove();
  return [...routes].sort();
}
