export { Page } from './lawinenlage.page.tsx';
