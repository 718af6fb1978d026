export * from './block-field.ts';
export * from './block-kind.ts';
export * from './kinds/block-kinds.ts';
export * from './owned-addresses.ts';
export * from './page-path.ts';
export * from './preview-messages.ts';
export * from './video.ts';
