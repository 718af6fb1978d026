export { privacyModule } from './privacy.routes.ts';
