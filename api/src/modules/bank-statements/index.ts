export { bankStatementsModule } from './bank-statements.routes.ts';
