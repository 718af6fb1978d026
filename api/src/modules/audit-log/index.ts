export { auditLogModule } from './audit-log.routes.ts';
