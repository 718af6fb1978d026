export { navigationEntriesModule } from './navigation-entries.routes.ts';
