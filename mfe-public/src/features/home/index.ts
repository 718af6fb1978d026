export { Page, prefetch } from './home.page.tsx';
