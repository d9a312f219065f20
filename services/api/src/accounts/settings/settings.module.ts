import type { ApiContext } from '#app/api-context.ts';
import { createSettingsRepository } from './settings.repository.ts';
import { registerSettings } from './settings.routes.ts';
import { createSettingsService } from './settings.service.ts';

export function mountSettings({ register, database }: ApiContext): void {
  registerSettings(register, createSettingsService(createSettingsRepository(database.db)));
}
