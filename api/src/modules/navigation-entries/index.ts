export { navigationEntriesModule } from './navigation-entries.plugin.ts';
