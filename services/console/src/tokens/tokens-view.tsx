import { RowSkeletons } from '@afterglow/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { tokensQuery } from '../registry/queries.ts';
import { Heading } from '../ui/heading.tsx';
import { QueryFailure } from '../ui/query-failure.tsx';
import { MakeToken } from './make-token.tsx';
import { TokenItem } from './token-item.tsx';
import styles from './tokens.module.css';

/** The tokens of people and pipelines, created and revoked here. */
export function TokensView() {
  const { data: tokens, error, refetch } = useQuery(tokensQuery);
  return (
    <>
      <Heading>Tokens</Heading>
      <MakeToken />
      {error !== null && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {tokens === undefined && error === null && <RowSkeletons what="tokens" count={4} covers={false} />}
      {tokens !== undefined && (
        <ul className={styles.list} aria-label="Tokens">
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} />
          ))}
        </ul>
      )}
    </>
  );
}
