import { performance } from 'node:perf_hooks';
import {
  EXTENSION_TIME_MS,
  type ExtensionRenderInput,
  type ExtensionRenderResult,
  extensionsOf,
  type PageMatch,
  type PlacedExtension,
  type SlotDeclaration,
} from '@firn/shared-contracts/delivery';
import type { StoredRelease } from '../../release/stored-release.ts';
import type { RenderTarget } from '../../renderer/render-protocol.ts';
import { type LiveSet, renderTargetOf } from '../live/live-set.ts';
import type { GatewayServices } from '../setup/services.ts';
import { type RenderLog, renderSafely } from './region.ts';

/** An extension of a page view, as far as the server got with it. */
export interface DrawnExtension extends PlacedExtension {
  readonly release: StoredRelease;
  /** Null where the browser draws it. */
  readonly result: ExtensionRenderResult | null;
  /** How long the page waited for it; null where it did not. */
  readonly milliseconds: number | null;
}

/** By the name of the slot, in the order of the extensions. */
export type FilledSlots = ReadonlyMap<string, readonly DrawnExtension[]>;

export interface ExtensionsOfPage {
  readonly live: LiveSet;
  readonly match: PageMatch;
  /** The region was drawn from it; the extensions are those of its session. */
  readonly input: Omit<ExtensionRenderInput, 'extensionId' | 'context'>;
  readonly log: RenderLog['log'];
  /** Told of the releases at fault when one has failed, which may be after the page was sent. */
  onCulprits(culprits: readonly RenderTarget[]): void;
}

/** Only slots that the page itself has declared are filled. */
function slotOf({ live, match }: ExtensionsOfPage, name: string): SlotDeclaration | null {
  const { slots = [] } = live.registry.remotes[match.remote] ?? {};
  return (
    slots.find((slot) => slot.name === name && (slot.page === '*' || slot.page === match.page.id)) ?? null
  );
}

/** Whatever it is that fails votes against the release at fault alone, and the page does not know of it. */
function render(
  services: GatewayServices,
  { input, log, onCulprits }: ExtensionsOfPage,
  target: RenderTarget,
  { id }: PlacedExtension['extension'],
  context: unknown,
): Promise<ExtensionRenderResult | null> {
  const renders: RenderLog = { log, culprits: [] };
  const asked = { ...input, extensionId: id, context };
  const drawn = renderSafely(services, renders, target, () =>
    services.renderer.renderExtension(target, asked),
  );
  return drawn.finally(() => {
    if (renders.culprits.length > 0) onCulprits(renders.culprits);
  });
}

async function waitFor(
  services: GatewayServices,
  page: ExtensionsOfPage,
  target: RenderTarget,
  placed: PlacedExtension,
  context: unknown,
): Promise<ExtensionRenderResult | null> {
  const { extensionTrust: trust, extensionRecords: records, metrics } = services;
  const { extension, remote } = placed;
  const { milliseconds: limit = EXTENSION_TIME_MS } = extension;
  const key = `${target.module} ${extension.id}`;
  const now = () => services.now().getTime();
  const how = trust.begin(key, now());
  if (how === 'leave') return null;
  let isOver = false;
  const late = services.extensionPause(limit).then(() => {
    isOver = true;
    return 'late' as const;
  });
  const drawn = render(services, page, target, extension, context);
  const lateness = how === 'try' ? 'late again' : 'late';
  const ended = () => trust.ended(key, isOver ? lateness : 'in time', now());
  void drawn.then(ended, ended);
  if (how === 'try') return null;
  const startedAt = performance.now();
  const result = await Promise.race([drawn, late]);
  if (result && result !== 'late') {
    records.drawn(placed.key, target.version, performance.now() - startedAt);
    return result;
  }
  records.failed(placed.key, target.version);
  if (result === null) return null;
  trust.wasLate(key);
  metrics.renderFailures.inc({ remote, version: target.version, reason: 'late' });
  return null;
}

async function draw(
  services: GatewayServices,
  page: ExtensionsOfPage,
  slot: SlotDeclaration,
  placed: PlacedExtension,
  context: unknown,
): Promise<DrawnExtension[]> {
  const release = page.live.releases.get(placed.remote);
  if (!release) return [];
  const isDrawn = placed.extension.render === 'server' && slot.server !== false;
  const target = isDrawn ? renderTargetOf(release) : null;
  if (!target) return [{ ...placed, release, result: null, milliseconds: null }];
  const startedAt = performance.now();
  const result = await waitFor(services, page, target, placed, context);
  return [{ ...placed, release, result, milliseconds: performance.now() - startedAt }];
}

/**
 * Draws the extensions of a page's slots side by side, each within its time (docs/domain/extensions.md#drawn-on-the-server).
 * `contexts` is what the region said of its slots.
 */
export async function drawExtensions(
  services: GatewayServices,
  page: ExtensionsOfPage,
  contexts: Readonly<Record<string, unknown>>,
): Promise<FilledSlots> {
  const filling = Object.entries(contexts).map(async ([name, context]) => {
    const slot = slotOf(page, name);
    const placed = slot ? extensionsOf(page.live.registry, slot, context, page.input.session) : [];
    const drawn = slot ? placed.map((one) => draw(services, page, slot, one, context)) : [];
    return [name, (await Promise.all(drawn)).flat()] as const;
  });
  return new Map(await Promise.all(filling));
}
