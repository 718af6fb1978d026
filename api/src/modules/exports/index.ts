export { EXPORT_MAIL_TEXTS } from './export-ready.mail.ts';
export { exportsModule } from './exports.routes.ts';
export { forgetExports } from './forget-exports.ts';
export { makeExports } from './make-exports.ts';
export { makePlannedExports } from './make-planned-exports.ts';
export { keysOfExports } from './stored-files.read-model.ts';
