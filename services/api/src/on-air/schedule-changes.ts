/** The notifications that tell of every change of the schedule, and of what a broadcast shows; the triggers send them, too. */
export const SCHEDULE_CHANGES = 'schedule';
/** What the trigger says when mixes were removed. */
export const MIXES_REMOVED = 'delete';
