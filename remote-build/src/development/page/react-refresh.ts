import * as own from 'react-refresh/runtime';

declare const FIRN_HOT_BUILD: { readonly remote: string };

const tab = globalThis as { firnReactRefresh?: typeof own };
tab.firnReactRefresh ??= own;
const shared = tab.firnReactRefresh;

/** One memory of components for all builds of a tab: each of its own would undo for React what another has said. */
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
} = shared;

/** Modules of two builds have the same names, above all those of packages that both contain. */
export function register(type: unknown, id: string): void {
  shared.register(type, `${FIRN_HOT_BUILD.remote} ${id}`);
}
