/** Lets requests run out, begins bookings, asks for their photos and ends them. */
export const RUN_JOB = 'booking.run';
