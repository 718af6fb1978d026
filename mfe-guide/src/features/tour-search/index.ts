export { Page } from './tour-search.page.tsx';
