export { renewSealedTokens, tokenSealOf } from './access.ts';
export { bexioModule } from './bexio.routes.ts';
export { openBexio } from './open-bexio.ts';
export type { BexioSystem } from './system/bexio-system.ts';
export { transferDocuments } from './transfer-documents.ts';
