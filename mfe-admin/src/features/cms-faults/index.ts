export { Page } from './faults.page.tsx';
