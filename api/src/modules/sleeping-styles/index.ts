export { sleepingStyleResponse } from './sleeping-styles.read-model.ts';
export { sleepingStylesModule } from './sleeping-styles.routes.ts';
