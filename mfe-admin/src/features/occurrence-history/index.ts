export { Page } from './occurrence-history.page.tsx';
