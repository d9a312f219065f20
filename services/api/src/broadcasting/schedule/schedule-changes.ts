/** The notifications for every change of the schedule, and of what a broadcast shows; the triggers send them, too. */
export const SCHEDULE_CHANGES = 'schedule';
/** The trigger's payload when mixes were removed. */
export const MIXES_REMOVED = 'delete';
