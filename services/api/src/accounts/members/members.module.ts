import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { createReauthentications, type Sessions } from '../sessions/index.ts';
import { createEmailChanges } from '../email-change/index.ts';
import { createOnPasswordChanged } from '../password-reset/index.ts';
import { createResetTokens, type ResetTokens, type Credentials } from '../credentials/index.ts';
import type { ServiceContext } from '#app/service-context.ts';
import type { FileStorage } from '#media/storage/index.ts';
import type { Captcha } from '../captcha/index.ts';
import { createAuthorize } from '#http/authorize.ts';
import { removeUpload } from '#media/uploads/index.ts';
import type { Authenticate } from '@afterglow/kit';
import { signUpCounter } from '../count-logins.ts';
import { createMembersRepository } from './members.repository.ts';
import { registerMembers } from './members.routes.ts';
import { createMembersService } from './members.service.ts';
import { createPendingEmail } from './pending-email.service.ts';
import { createUpdateProfile } from './profile.service.ts';
import { createSignUp } from './sign-up.service.ts';

interface MembersContext extends ServiceContext {
  readonly files: FileStorage;
  readonly sessions: Sessions;
  readonly credentials: Credentials;
  readonly captcha: Captcha;
}

/** Each sign-up costs a slow hash, and reveals whether an email is known. */
const SIGN_UPS_PER_ADDRESS = { scope: 'sign-up from address', attempts: 100, windowMs: HOUR_MS };
/** Each one mails a person who may not know this site. */
const EMAIL_CHANGES_PER_MEMBER = { scope: 'email change of member', attempts: 10, windowMs: HOUR_MS };

export function mountMembers(context: MembersContext): void {
  const { register, clock, database, sessions, credentials, mailer, files, onError } = context;
  const repository = createMembersRepository(database);
  const resetTokens = createResetTokens(database.db, clock);
  const emailChanges = createEmailChanges(database.db, clock);
  const onPasswordChanged = createOnPasswordChanged({ ...context, resetTokens, emailChanges });
  const members = createMembersService(repository, clock);
  const emailParts = {
    repository,
    emailChanges,
    byMember: context.limitAttempts(EMAIL_CHANGES_PER_MEMBER),
    mailer,
    clock,
    origin: context.origin,
  };
  const countSignUp = signUpCounter(context.metrics);
  registerMembers(register, {
    members,
    signUp: createSignUp({
      repository,
      sessions,
      credentials,
      onSignedUp: () => countSignUp('email'),
      captcha: context.captcha,
      clock,
      byAddress: context.limitAttempts(SIGN_UPS_PER_ADDRESS),
    }),
    pendingEmail: createPendingEmail({ ...emailParts, members }),
    updateProfile: createUpdateProfile({
      ...emailParts,
      credentials,
      confirmations: createReauthentications(database.db, clock),
      onPasswordChanged,
      removePicture: (name) => removeUpload(files, database.db, { folder: 'members', name }).catch(onError),
    }),
    // The operator of the machine does not read records.
    admitReader: createAuthorize(withResetTokens(sessions.authenticate, resetTokens), () => false),
  });
}

/** The holder of a reset link is authenticated, but only to read whose link it is. */
function withResetTokens(authenticate: Authenticate, resetTokens: ResetTokens): Authenticate {
  return async (token) => {
    const caller = await authenticate(token);
    if (caller) return caller;
    const memberId = await resetTokens.findOwner(token);
    return memberId === undefined ? undefined : { memberId, isPremium: false, isSuperAdmin: false, token };
  };
}
