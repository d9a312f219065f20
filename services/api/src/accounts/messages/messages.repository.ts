import type { MemberId, NewMessage } from '@afterglow/shared-contracts';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';

export interface MessagesRepository {
  add(message: NewMessage, creationTime: Date, executor: ApiQueries): Promise<number>;
  findEmail(memberId: MemberId, executor: ApiQueries): Promise<string>;
  transaction: ApiDatabase['transaction'];
}

export function createMessagesRepository({ transaction }: ApiDatabase): MessagesRepository {
  return {
    async add({ sender, content, email }, creationTime, executor) {
      const { id } = await executor
        .insertInto('messages')
        .values({ sender_id: sender, content, subject: email.subject, body: email.body, creation_time: creationTime })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async findEmail(memberId, executor) {
      const found = executor.selectFrom('members').select('email').where('id', '=', memberId);
      return (await found.executeTakeFirstOrThrow()).email;
    },
    transaction,
  };
}
