export { Page } from './accommodation-notes.page.tsx';
