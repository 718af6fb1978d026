export { Page } from './settings.page.tsx';
