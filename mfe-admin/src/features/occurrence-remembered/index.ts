export { Page } from './occurrence-remembered.page.tsx';
