export { Page } from './new-accommodation.page.tsx';
