export { type Notice, notifyPeople } from './notify-people';
