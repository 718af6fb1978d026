export { Page, prefetch } from './search.page.tsx';
