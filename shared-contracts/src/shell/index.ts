export * from './api-client.ts';
export * from './lifecycles.ts';
export * from './navigation.ts';
export * from './observable.ts';
export * from './services.ts';
export * from './session-of.ts';
