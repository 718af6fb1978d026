export * from './health.ts';
export * from './match-page.ts';
export * from './operations.ts';
export * from './page-state.ts';
export * from './registry.ts';
export * from './release.ts';
export * from './remote-manifest.ts';
export * from './server-render.ts';
