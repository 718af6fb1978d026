export { mailTextsModule } from './mail-texts.routes.ts';
