/** The NOTIFY channel of every process; the payload is the id of a stored event. */
export const EVENT_CHANNEL = 'chowk_events';
