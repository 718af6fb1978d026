export { Page } from './users.page.tsx';
