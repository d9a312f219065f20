export { ensureLocalTokens } from './local-tokens.ts';
export { createSessionsRepository } from './sessions.repository.ts';
export { sessionsRoutes } from './sessions.routes.ts';
export { createSessionsService } from './sessions.service.ts';
export { createRandomSecret } from './token-secret.ts';
export { createTokensRepository } from './tokens.repository.ts';
export { tokensRoutes } from './tokens.routes.ts';
export { createTokensService } from './tokens.service.ts';
