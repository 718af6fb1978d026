export { Page } from './planning-board.page.tsx';
