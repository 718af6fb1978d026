export { NextTask } from './next-task.tsx';
export { Page } from './tasks.page.tsx';
