export { renewSealedTokens, tokenSealOf } from './access.ts';
export { bexioModule } from './bexio.routes.ts';
export type { BexioSystem } from './bexio-system.ts';
export { openBexio } from './open-bexio.ts';
export { transferDocuments } from './transfer-documents.ts';
