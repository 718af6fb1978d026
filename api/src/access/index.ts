export { FIELD_MATRIX } from './field-matrix.ts';
export { AUDIENCES, PERMISSION_MATRIX } from './permission-matrix.ts';
