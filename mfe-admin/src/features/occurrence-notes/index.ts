export { Page } from './occurrence-notes.page.tsx';
