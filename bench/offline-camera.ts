import { measureCamera } from './measure-camera';

process.exit((await measureCamera()) ? 0 : 1);
