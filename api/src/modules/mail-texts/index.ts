export { forBrowsers } from './for-browsers.ts';
export { mailTextsModule } from './mail-texts.routes.ts';
