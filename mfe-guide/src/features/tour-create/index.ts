export { Page } from './tour-create.page.tsx';
