export { Page } from './user.page.tsx';
