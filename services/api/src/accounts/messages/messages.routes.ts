import { operations } from '@afterglow/shared-contracts';
import { callerOf } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { MessagesService } from './messages.service.ts';

export function registerMessages(register: RegisterOperation, messages: MessagesService): void {
  register(operations.sendMessage, async (call) => ({ data: await messages.send(call.body, callerOf(call)) }));
}
