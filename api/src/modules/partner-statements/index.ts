export { partnerStatementsModule } from './partner-statements.routes.ts';
export { settleCommissions } from './settle-commissions.ts';
