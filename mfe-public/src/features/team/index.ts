export { Page, prefetch } from './team.page.tsx';
