export { Page, prefetch } from './agenda.page.tsx';
