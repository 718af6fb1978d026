export { Page } from './image-upload.page.tsx';
