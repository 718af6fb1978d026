export { Page } from './events.page.tsx';
