import * as z from 'zod/mini';

/** The social login providers, in order. */
export const SOCIAL_PROVIDERS = ['facebook', 'google', 'apple'] as const;
/** Parses one of `SOCIAL_PROVIDERS`. */
export const socialProviderSchema = z.enum(SOCIAL_PROVIDERS);
/** A social login provider. */
export type SocialProvider = z.infer<typeof socialProviderSchema>;

/**
 * The cookie through which a finished social login passes the logged-in user to the browser: a `CurrentUser` as JSON,
 * URL-encoded. Scripts can read it, it lives for two minutes, and its reader deletes it.
 */
export const OAUTH_SESSION_COOKIE = 'oauthSession';
