export { Page } from './new-occurrence.page.tsx';
