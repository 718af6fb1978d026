export { Page } from './exports.page.tsx';
