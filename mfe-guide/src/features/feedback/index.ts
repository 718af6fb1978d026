export { Page } from './feedback.page.tsx';
