export { noticesHi as notices } from '@chowk/domain/notifications';
