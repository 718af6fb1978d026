export { searchEnginesModule } from './search-engines.routes.ts';
