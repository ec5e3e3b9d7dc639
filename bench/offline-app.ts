import { measureOfflineApp } from './measure-offline-app';

process.exit((await measureOfflineApp()) ? 0 : 1);
