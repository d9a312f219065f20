import type { ServiceContext } from '#app/service-context.ts';
import type { TrackStore } from '@afterglow/audio';
import type { ImageStore, CoverStore } from '../images/index.ts';
import type { MediaSigner } from './media-signer.ts';
import type { Sessions } from '#accounts/sessions/index.ts';
import { createMediaRepository } from './media.repository.ts';
import { registerMixAudio } from './mix-audio.routes.ts';
import { createMixAudioService } from './mix-audio.service.ts';
import { createPicturesRepository } from './pictures.repository.ts';
import { measureOnDemandListeners } from './on-demand-listeners.ts';
import { registerPictures } from './pictures.routes.ts';
import { createPicturesService } from './pictures.service.ts';

interface MediaContext extends ServiceContext {
  readonly store: TrackStore;
  readonly images: ImageStore;
  readonly covers: CoverStore;
  readonly mediaSigner: MediaSigner;
  readonly sessions: Sessions;
}

export function mountMedia(context: MediaContext): void {
  const { app, clock, database, store, images, covers, mediaSigner, sessions, metrics } = context;
  const repository = createMediaRepository(database.db);
  registerMixAudio(app, {
    audio: createMixAudioService({ repository, store, mediaSigner, sessions }),
    clock,
    noteListener: measureOnDemandListeners(metrics, clock),
  });
  registerPictures(app, createPicturesService(createPicturesRepository(database.db), images, covers));
}
