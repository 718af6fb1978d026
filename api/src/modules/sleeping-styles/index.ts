export { sleepingStylesModule } from './sleeping-styles.routes.ts';
