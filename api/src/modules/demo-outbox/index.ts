export { demoOutboxModule } from './demo-outbox.routes.ts';
