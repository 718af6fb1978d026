export { addressImportModule } from './address-import.routes.ts';
export { forgetImportedRows, workImports } from './work-imports.ts';
