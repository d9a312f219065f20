import * as z from 'zod/mini';
import { settingsSchema, volumeSchema } from '../domain/settings.ts';
import { CHANNEL_IDS, knownChannelIdSchema } from '../ids.ts';
import { memberParams } from './member-params.ts';
import { defineOperation } from './operation.ts';

/** Settings that were never chosen have their defaults; that of the quality depends on Premium. */
export const getSettings = defineOperation({
  name: 'getSettings',
  method: 'GET',
  path: '/members/{id}/settings',
  summary: 'The settings of a member',
  auth: 'member',
  params: memberParams,
  response: settingsSchema,
  refusals: [403],
});

/** "medium" is an older name for "high". */
export const qualityOptionSchema = z.enum(['low', 'high', 'best', 'medium'], 'Invalid quality option');
/** An audio quality as a call may name it; "medium" is stored as "high". */
export type QualityOption = z.infer<typeof qualityOptionSchema>;

const channelsSchema = z.array(knownChannelIdSchema).check(
  z.maxLength(CHANNEL_IDS.length),
  z.refine((channels) => new Set(channels).size === channels.length, 'List each channel only once.'),
);

/**
 * Merges the given fields and returns all settings. `favoriteChanges` says for each channel whether it is a favorite
 * from now on, so that changes from two tabs are both stored; `favorites` replaces the whole list. 403
 * `upgrade_required` for a quality that needs Premium.
 */
export const updateSettings = defineOperation({
  name: 'updateSettings',
  method: 'PUT',
  path: '/members/{id}/settings',
  summary: 'Change settings',
  auth: 'member',
  params: memberParams,
  body: z.object({
    currentOnDemandQualityKey: z.optional(qualityOptionSchema),
    volume: z.optional(volumeSchema),
    favorites: z.optional(channelsSchema),
    favoriteChanges: z.optional(z.partialRecord(knownChannelIdSchema, z.boolean())),
  }),
  response: settingsSchema,
  refusals: [403],
});
