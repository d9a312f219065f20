import * as z from 'zod/mini';

/** The social networks that one can log in with, in the order in which they are offered. */
export const SOCIAL_NETWORKS = ['facebook', 'google', 'apple'] as const;
/** Parses one of `SOCIAL_NETWORKS`. */
export const socialNetworkSchema = z.enum(SOCIAL_NETWORKS);
/** A network that one can log in with. */
export type SocialNetwork = z.infer<typeof socialNetworkSchema>;

/**
 * The cookie by which a finished social login hands the logged-in user to the browser: a `CurrentUser` as JSON, URL-encoded. It is
 * readable by script and lives two minutes; whoever reads it deletes it.
 */
export const OAUTH_SESSION_COOKIE = 'oauthSession';
