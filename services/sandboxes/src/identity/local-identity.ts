export interface LocalIdentity {
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}
