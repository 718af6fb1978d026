export * from './block-field.ts';
export * from './block-kind.ts';
export * from './block-kinds.ts';
export * from './preview-messages.ts';
