export { connectionsOf } from './connections.ts';
export { readSettings } from './settings.read-model.ts';
export { settingsModule } from './settings.routes.ts';
