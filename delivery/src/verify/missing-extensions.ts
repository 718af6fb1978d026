import {
  type ExtensionDeclaration,
  extensionAssets,
  type ResolvedRemote,
} from '@firn/shared-contracts/delivery';
import type { Page } from 'playwright-core';
import { LIFECYCLES } from './missing-lifecycles.ts';
import { findStyleLeaks } from './style-leaks.ts';
import { NOWHERE, openTab, type Verifier } from './tab.ts';
import type { Baseline } from './verification.ts';

/** For one module of a container (ms). */
const LIMIT = 10_000;

/** The names of the functions that a module of the container exports, or why there are none. */
type Exported = readonly string[] | { readonly why: string };

/**
 * Loads a module of a container as the shell does, in a page that has the shell but not the remote. As text: the compiler of
 * the packages puts a helper of its own around an import in a function.
 */
const exportedBy = (entry: string, module: string): string => `Promise.race([
  import(${JSON.stringify(entry)}).then(async (container) => {
    const shared = globalThis.__FEDERATION__?.__INSTANCES__.find(({ name }) => name === 'shell')?.shareScopeMap.default ?? {};
    // A container that the shell, or the extension before this one, has begun with takes no other scope and throws at once.
    await (async () => container.init({ ...shared }, []))().catch(() => undefined);
    const factory = await container.get(${JSON.stringify(module)});
    return Object.entries(factory()).filter(([, one]) => typeof one === 'function').map(([name]) => name);
  }).catch((error) => ({ why: String(error?.message ?? error) })),
  new Promise((resolve) => setTimeout(resolve, ${LIMIT}, { why: 'no answer within ${LIMIT / 1000} s' })),
])`;

/** Says what is wrong with the module of an extension, and what to do; null where nothing is. */
export function complaintOf({ id, module }: ExtensionDeclaration, exported: Exported): string | null {
  if ('why' in exported) {
    return `Extension ${id}: the bundle exposes no ${module} that loads (${exported.why}). Write src/extensions/${module.slice(2)}/index.ts and build again.`;
  }
  const missing = LIFECYCLES.filter((name) => !exported.includes(name));
  return missing.length > 0
    ? `Extension ${id}: ${module} does not export ${missing.join(', ')}. Export all that defineExtension answers.`
    : null;
}

/** The stylesheets of an extension, as the page that shows it loads them. */
async function addSheets(page: Page, paths: readonly string[]): Promise<void> {
  for (const url of paths) await page.addStyleTag({ url }).catch(() => undefined);
}

/**
 * Says what is wrong with the extensions of a candidate. Pages with their slots need data that a verification does not have, so
 * each extension is loaded, and its styles looked at, beside the shell's empty page.
 */
export async function extensionMessages(
  verifier: Verifier,
  { entry, assets, extensions = [] }: ResolvedRemote,
  baseline: Baseline,
): Promise<string[]> {
  if (extensions.length === 0) return [];
  const tab = await openTab(verifier);
  try {
    await tab.page.goto(verifier.origin + NOWHERE, { waitUntil: 'networkidle' });
    const messages: string[] = [];
    for (const extension of extensions) {
      const exported = await tab.page.evaluate<Exported>(exportedBy(entry, extension.module));
      messages.push(...[complaintOf(extension, exported) ?? []].flat());
      await addSheets(tab.page, assets[extensionAssets(extension.id)]?.css ?? []);
    }
    for (const { selector, properties, element } of await findStyleLeaks(tab, verifier.candidate, baseline)) {
      messages.push(`CSS leaks out of an extension: «${selector}» sets ${properties[0]} on <${element}>`);
    }
    return messages;
  } finally {
    await tab.page.close();
  }
}
