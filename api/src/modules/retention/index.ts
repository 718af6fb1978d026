export { forgetOldData } from './forget-old-data.ts';
export { retentionModule } from './retention.routes.ts';
