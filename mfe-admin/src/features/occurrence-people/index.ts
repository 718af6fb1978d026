export { Page } from './occurrence-people.page.tsx';
