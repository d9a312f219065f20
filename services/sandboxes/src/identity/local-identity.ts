/** Somebody as the local identity provider knows them. */
export type LocalIdentity = { readonly name: string; readonly email: string; readonly isEmailVerified: boolean };
