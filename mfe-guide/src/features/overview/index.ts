export { Page } from './overview.page.tsx';
