import { measureCamera } from './offline/measure-camera';

process.exit((await measureCamera()) ? 0 : 1);
