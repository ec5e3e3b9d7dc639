import { measureOfflineApp } from './offline/measure-offline-app';

process.exit((await measureOfflineApp()) ? 0 : 1);
