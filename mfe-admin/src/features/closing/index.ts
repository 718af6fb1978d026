export { Page } from './closing.page.tsx';
