/** The channel for every change of the schedule and its shown data; triggers notify it, too. */
export const SCHEDULE_CHANGES = 'schedule';
/** The trigger's payload when mixes were removed. */
export const MIXES_REMOVED = 'delete';
