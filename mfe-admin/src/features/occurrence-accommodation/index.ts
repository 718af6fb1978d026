export { Page } from './occurrence-accommodation.page.tsx';
