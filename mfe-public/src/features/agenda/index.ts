export { Page } from './agenda.page.tsx';
