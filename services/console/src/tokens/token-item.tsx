import type { RegistryToken } from '@afterglow/shared-registry-contracts';
import { Badge, Button, localDayAndTime } from '@afterglow/shared-ui';
import { useState } from 'react';
import { RevokeDialog } from './revoke-dialog.tsx';
import styles from './tokens.module.css';

const TONE_OF = { valid: 'success', expired: 'neutral', revoked: 'danger' } as const;

/** A token: its owner, permissions and expiry. Its secret is no longer known. */
export function TokenItem({ token }: { readonly token: RegistryToken }) {
  const { label, role, remote, state } = token;
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <h2 className={styles.label}>
          {label} <Badge tone={TONE_OF[state]}>{state}</Badge>
        </h2>
        <p className={styles.meta}>
          {role}
          {remote !== null && ` of ${remote}`}, {madeText(token)}, {endText(token)}
        </p>
      </div>
      {state === 'valid' && (
        <Button size="s" variant="danger" aria-label={`Revoke ${label}'s token`} onClick={() => setAsking(true)}>
          Revoke
        </Button>
      )}
      {isAsking && <RevokeDialog token={token} onClose={() => setAsking(false)} />}
    </li>
  );
}

function madeText({ createdAtIso, createdBy }: RegistryToken): string {
  return `created ${localDayAndTime(createdAtIso)}${createdBy === null ? '' : ` by ${createdBy}`}`;
}

function endText({ revokedAtIso, expiresAtIso }: RegistryToken): string {
  if (revokedAtIso !== null) return `revoked ${localDayAndTime(revokedAtIso)}`;
  return expiresAtIso === null ? 'no expiration' : `until ${localDayAndTime(expiresAtIso)}`;
}
