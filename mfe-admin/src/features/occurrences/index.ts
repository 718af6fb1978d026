export { Page } from './occurrences.page.tsx';
