export { connectionsOf } from './connections.domain.ts';
export { readSettings } from './settings.read-model.ts';
export { settingsModule } from './settings.routes.ts';
