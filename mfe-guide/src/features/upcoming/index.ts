export { Page } from './upcoming.page.tsx';
