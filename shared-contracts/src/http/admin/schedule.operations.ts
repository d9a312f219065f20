import * as z from 'zod/mini';
import { channelIdSchema, knownChannelIdSchema } from '../../ids.ts';
import { defineOperation } from '../operation.ts';

const DAYS_MAX = 60;

/** The outcome of planning a channel's schedule; `broadcasts` counts all of them between the two ISO date-times. */
const generatedScheduleSchema = z.object({
  station: channelIdSchema,
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  broadcasts: z.int(),
  added: z.int(),
  removed: z.int(),
});

/**
 * Plans the broadcasts of one channel, or of all, for a number of days from a time (default: now). Current and past broadcasts are
 * never changed, and planning unchanged input again changes nothing.
 */
export const generateSchedule = defineOperation({
  name: 'generateSchedule',
  method: 'POST',
  path: '/admin/schedule',
  summary: 'Plan the broadcasts of the channels',
  auth: 'admin',
  body: z.strictObject({
    station: z.optional(knownChannelIdSchema),
    from: z.optional(z.iso.datetime({ offset: true })),
    days: z.int().check(z.minimum(1), z.maximum(DAYS_MAX)),
  }),
  response: z.object({ stations: z.array(generatedScheduleSchema) }),
});
