/** A person as the local identity provider knows them. */
export interface LocalIdentity {
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}
