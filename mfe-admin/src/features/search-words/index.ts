export { Page } from './search-words.page.tsx';
