export { Page } from './levels.page.tsx';
