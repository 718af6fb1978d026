/** What of it is used; the package has no types. */
declare module 'react-refresh/runtime' {
  export function createSignatureFunctionForTransform(): unknown;
  export function getFamilyByType(type: unknown): unknown;
  export function injectIntoGlobalHook(scope: typeof globalThis): void;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): unknown;
  export function register(type: unknown, id: string): void;
}
