export { queues } from './queues';
