export { Page } from './labels.page.tsx';
