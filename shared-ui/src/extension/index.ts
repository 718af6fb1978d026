export { useObservable, useSession, useShell, useTexts } from '../remote/shell-context.tsx';
export { useHydrated } from '../remote/use-hydrated.ts';
export { defineExtension } from './define-extension.tsx';
export type { ExtensionDefinition } from './extension.types.ts';
export { Tile } from './tile.tsx';
export { type Answer, useAnswer } from './use-answer.ts';
