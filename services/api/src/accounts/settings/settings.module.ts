import type { ServiceContext } from '#app/service-context.ts';
import { createSettingsRepository } from './settings.repository.ts';
import { registerSettings } from './settings.routes.ts';
import { createSettingsService } from './settings.service.ts';

export function mountSettings({ register, database }: ServiceContext): void {
  registerSettings(register, createSettingsService(createSettingsRepository(database.db)));
}
