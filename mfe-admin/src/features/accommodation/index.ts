export { Page } from './accommodation.page.tsx';
