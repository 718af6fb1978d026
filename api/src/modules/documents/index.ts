export { keepCarried, readCarried, takeDocument } from './carry-documents.ts';
export { attachedDocuments } from './documents.read-model.ts';
export { documentsModule } from './documents.routes.ts';
export { forgetDocuments } from './forget-documents.ts';
export { mailFiles } from './mail-files.ts';
export { openDocumentStore } from './open-document-store.ts';
export { type AddressSigner, addressSigner } from './signed-address.ts';
export { storeDocument } from './store-document.ts';
export { keysOfDocuments } from './stored-files.read-model.ts';
