import {
  type ExtensionState,
  extensionAssets,
  extensionKey,
  type ResolvedVersion,
} from '@firn/shared-contracts/delivery';
import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { createHandOver } from '../orchestration/hand-over.ts';
import { loadRemote } from '../orchestration/load-remote.ts';
import { type Mount, MountError, mountRemote, notArrived } from '../orchestration/mount-remote.ts';
import { readinessOf } from '../orchestration/readiness.ts';
import { createSoundVersions, isWithdrawn } from '../orchestration/sound-versions.ts';
import { BUSY_CHECK_MS } from '../orchestration/until-free.ts';
import { createExtensionElement, type ExtensionElement } from './extension-element.ts';
import { type ExtensionScope, scopeExtension } from './extension-scope.ts';
import type { SlotParts, Told } from './slots.types.ts';

interface Shown {
  readonly version: string;
  readonly mount: Mount;
  readonly scope: ExtensionScope;
  readonly context: unknown;
  readonly isMounted: boolean;
}

/** The server left this of an extension in the page. */
export interface DrawnExtension {
  readonly node: HTMLElement | null;
  readonly state: ExtensionState | null;
}

interface ExtensionParts extends SlotParts {
  /** Unmounts under way, by key: an extension has one root at a time. */
  readonly leaving: Map<string, Promise<void>>;
  readonly document: Document;
  /** Its element appears or goes. */
  readonly onChange: () => void;
}

/**
 * One extension in its slot, and how it is survived: retry, last known good version, and then it leaves, so that the page
 * around it never notices (docs/domain/extensions.md#a-failing-extension). Its methods never reject.
 */
export class PlacedExtension {
  readonly key: string;
  readonly #parts: ExtensionParts;
  readonly #versions = createSoundVersions();
  readonly #handOver;
  #told: Told;
  /** The server's drawing, until a version has taken its place. */
  #drawn: ExtensionState | null;
  #element: ExtensionElement | null = null;
  #shown: Shown | null = null;
  /** The version on the page or on its way there; null while there is none, and while it waits to be seen. */
  #aim: string | null = null;
  #isWaiting = false;
  #climbing = new AbortController();

  constructor(parts: ExtensionParts, told: Told, { node, state }: DrawnExtension) {
    const { remote, extension } = told;
    this.key = extensionKey(remote.name, extension.id);
    this.#parts = parts;
    this.#told = told;
    this.#handOver = createHandOver({
      report: (release, error) => parts.beacons.report({ ...this.#release, ...release }, 'uncaught', error),
      onDraftLost: parts.onDraftLost,
    });
    this.#drawn = state?.version === remote.version ? state : null;
    if (this.#drawn?.isEmpty && !node) return;
    this.#keepFree(extension.height ?? 0, node);
    void this.#wait();
  }

  /** Null where it shows nothing. */
  get node(): HTMLElement | null {
    return this.#element?.isShown() ? this.#element.node : null;
  }

  /** Takes what the registry and the slot say now; nothing happens where that is what it shows. */
  take(told: Told): void {
    const isOther = told.context !== this.#told.context;
    this.#told = told;
    const [wanted] = this.#versions.leftOf(told.remote);
    if (this.#drawn?.isEmpty && !this.#element) {
      if (isOther || wanted?.version !== this.#drawn.version) this.#begin();
      return;
    }
    this.#tell();
    if (wanted && this.#isNews(wanted)) void this.#climb(this.#versions.leftOf(told.remote));
  }

  /** Goes at once. */
  remove(): void {
    this.#climbing.abort();
    this.#isWaiting = false;
    this.#aim = null;
    this.#leave();
    this.#parts.stylesheets.leave(this.#told.remote.name, this.#told.extension.id);
  }

  get #release() {
    const { remote, extension } = this.#told;
    return { remote: remote.name, version: remote.version, extension: extension.id };
  }

  /** An extension that waits to be seen is drawn in the version of then, unless an older one stands there. */
  #isNews({ version }: ResolvedVersion): boolean {
    if (this.#isWaiting) return this.#drawn !== null && this.#drawn.version !== version;
    return version !== this.#aim;
  }

  #begin(): void {
    this.#drawn = null;
    this.#keepFree(this.#told.extension.height ?? 0);
    void this.#wait();
  }

  #keepFree(height: number, drawn: HTMLElement | null = null): void {
    const { document, onChange } = this.#parts;
    this.#element = createExtensionElement({ document, key: this.key, drawn, height, onChange });
    onChange();
  }

  async #wait(): Promise<void> {
    const { signal } = this.#climbing;
    this.#isWaiting = true;
    if (this.#element) await this.#parts.untilSeen(this.#element.node, signal);
    if (signal.aborted) return;
    await this.#climb(this.#versions.begin(this.#told.remote));
  }

  async #climb(versions: readonly ResolvedVersion[]): Promise<void> {
    this.#climbing.abort();
    this.#climbing = new AbortController();
    const { signal } = this.#climbing;
    this.#isWaiting = false;
    const steps = versions.filter((version) => this.#isIn(version));
    for (const version of steps) {
      this.#aim = version.version;
      try {
        await this.#step(version, signal, version === steps.at(-1));
        return;
      } catch (error) {
        if (signal.aborted) return;
        this.#fail(version.version, error);
      }
    }
    this.#standBack();
  }

  /** An older version may not have it yet. */
  #isIn({ version, assets }: ResolvedVersion): boolean {
    const { remote, extension } = this.#told;
    return version === remote.version || assets[extensionAssets(extension.id)] !== undefined;
  }

  async #step(version: ResolvedVersion, signal: AbortSignal, isLast: boolean): Promise<void> {
    if (this.#shown?.version === version.version) return;
    const lifecycles = await this.#load(version, signal, isLast);
    await this.#untilFree(signal);
    if (signal.aborted) return;
    this.#makeRoom();
    await this.#parts.leaving.get(this.key);
    if (signal.aborted) return;
    await this.#mount(lifecycles, version.version);
    if (signal.aborted) return;
    const isCurrent = this.#told.remote.version === version.version;
    const release = { remote: this.#told.remote.name, version: version.version };
    this.#parts.beacons.report(release, isCurrent ? 'load' : 'fallback-used');
  }

  #load(version: ResolvedVersion, signal: AbortSignal, isLast: boolean): Promise<RemoteLifecycles> {
    const { remote, extension } = this.#told;
    const { id, module } = extension;
    const wanted = { name: remote.name, version, pageId: extensionAssets(id), module, signal, isLast };
    return loadRemote(this.#parts.load, wanted, this.#parts.pause).catch(notArrived);
  }

  /** Whether what is shown may be exchanged: it is not sending, and what was typed into it can travel. */
  #mayLeave({ version, mount: { lifecycles } }: Shown): boolean {
    const readiness = readinessOf(lifecycles);
    if (readiness !== 'after-save') return readiness === 'now';
    return (
      isWithdrawn(this.#told.remote, version) ||
      this.#handOver.pack(this.#occupant(lifecycles), false) !== null
    );
  }

  async #untilFree(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.#shown && !this.#mayLeave(this.#shown)) {
      await this.#parts.pause(BUSY_CHECK_MS);
    }
  }

  #occupant(lifecycles: RemoteLifecycles) {
    return { remote: lifecycles.name, version: lifecycles.version, lifecycles };
  }

  /** The version that is shown goes, with what was typed kept, and its height. */
  #makeRoom(): void {
    if (!this.#shown) return;
    const { lifecycles } = this.#shown.mount;
    this.#handOver.pack(this.#occupant(lifecycles), readinessOf(lifecycles) !== 'now');
    const height = this.#element?.node.offsetHeight ?? 0;
    this.#leave();
    this.#keepFree(height);
  }

  async #mount(lifecycles: RemoteLifecycles, version: string): Promise<void> {
    const { services, beacons, stylesheets, renderedAt } = this.#parts;
    const { remote, extension, context } = this.#told;
    const release = { remote: remote.name, version, extension: extension.id };
    if (!this.#element) this.#keepFree(extension.height ?? 0);
    const element = this.#element as ExtensionElement;
    const data = this.#drawn?.version === version ? (this.#drawn.data ?? null) : null;
    const isDrawn = data !== null && element.node.hasChildNodes();
    this.#drawn = null;
    if (!isDrawn) element.node.replaceChildren();
    const scope = scopeExtension({ services, beacons, release, drawnAt: isDrawn ? renderedAt : null });
    stylesheets.take(remote.name, version, extension.id);
    const mount = mountRemote(lifecycles, {
      domElement: element.node,
      shell: scope.services,
      serverData: isDrawn ? data : null,
      context,
      onError: (error) => this.#recover(mount, version, error),
    });
    this.#shown = { version, mount, scope, context, isMounted: false };
    await mount.ready;
    if (this.#shown?.mount !== mount) return;
    this.#shown = { ...this.#shown, isMounted: true };
    scope.startClock();
    element.fill();
    this.#handOver.unpack(lifecycles);
    this.#tell();
  }

  /** The slot may have another context; one that is still mounting is told afterwards. */
  #tell(): void {
    const { context } = this.#told;
    const shown = this.#shown;
    if (!shown?.isMounted || shown.context === context) return;
    this.#shown = { ...shown, context };
    shown.mount.update(context).catch((error) => this.#recover(shown.mount, shown.version, error));
  }

  /** It can no longer draw: the versions that have not failed yet take its place. */
  #recover(mount: Mount, version: string, error: unknown): void {
    if (this.#shown?.mount !== mount) return;
    this.#fail(version, new MountError('render-failed', error));
    void this.#climb(this.#versions.leftOf(this.#told.remote));
  }

  #fail(version: string, error: unknown): void {
    const phase = error instanceof MountError ? error.phase : 'mount-failed';
    this.#versions.markBroken(this.#told.remote.name, version);
    this.#parts.beacons.report({ ...this.#release, version }, phase, error);
    if (this.#shown?.version === version) this.#makeRoom();
  }

  /** No version is left: one that is shown and sound stays, else the slot's own content stands in its place. */
  #standBack(): void {
    this.#aim = this.#shown?.version ?? null;
    if (!this.#shown || isWithdrawn(this.#told.remote, this.#shown.version)) this.#leave();
  }

  #leave(): void {
    const shown = this.#shown;
    this.#shown = null;
    this.#element?.end();
    this.#element?.node.remove();
    this.#element = null;
    if (shown) this.#dispose(shown);
    this.#parts.onChange();
  }

  #dispose({ mount, scope }: Shown): void {
    scope.end();
    const { leaving } = this.#parts;
    const gone = mount.dispose().then(() => {
      if (leaving.get(this.key) === gone) leaving.delete(this.key);
    });
    leaving.set(this.key, gone);
  }
}
