/** The server writes the same words into its messages, so they are kept where both read them. */
export { noticesEn as notices } from '@chowk/domain/notifications';
