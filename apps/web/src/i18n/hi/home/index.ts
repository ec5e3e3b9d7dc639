export { earnings } from './earnings';
