export { Page } from './new-user.page.tsx';
