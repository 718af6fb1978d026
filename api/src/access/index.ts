export { FIELD_MATRIX, FIELD_WRITE_MATRIX } from './field-matrix.ts';
export { AUDIENCES, PERMISSION_MATRIX } from './permission-matrix.ts';
