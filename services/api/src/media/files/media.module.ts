import type { ApiContext } from '#app/api-context.ts';
import { createMediaRepository } from './media.repository.ts';
import { registerMixAudio } from './mix-audio.routes.ts';
import { createMixAudioService } from './mix-audio.service.ts';
import { createPicturesRepository } from './pictures.repository.ts';
import { registerPictures } from './pictures.routes.ts';
import { createPicturesService } from './pictures.service.ts';

export function mountMedia(context: ApiContext): void {
  const { app, clock, database, store, images, covers, mediaSigner, sessions } = context;
  const repository = createMediaRepository(database.db);
  registerMixAudio(app, createMixAudioService({ repository, store, mediaSigner, sessions }), clock);
  registerPictures(app, createPicturesService(createPicturesRepository(database.db), images, covers));
}
