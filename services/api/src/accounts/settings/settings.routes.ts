import { operations } from '@afterglow/shared-contracts';
import { callerOf } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { SettingsService } from './settings.service.ts';

export function registerSettings(register: RegisterOperation, settings: SettingsService): void {
  register(operations.getSettings, async (call) => ({ data: await settings.read(call.params.id, callerOf(call)) }));
  register(operations.updateSettings, async (call) => ({
    data: await settings.update(call.params.id, call.body, callerOf(call)),
  }));
}
