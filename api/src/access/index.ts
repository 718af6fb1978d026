export { FIELD_MATRIX, FIELD_WRITE_MATRIX } from './field-matrix.ts';
export { PERMISSION_MATRIX } from './permission-matrix.ts';
export { AUDIENCES } from './reach.ts';
export { TOKEN_MATRIX } from './token-matrix.ts';
