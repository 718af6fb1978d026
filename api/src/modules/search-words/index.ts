export { searchWordsModule } from './search-words.routes.ts';
