import {
  extensionsOf,
  findSlot,
  type ResolvedRemote,
  type SlotDeclaration,
} from '@firn/shared-contracts/delivery';
import type { OfferedSlot } from '@firn/shared-contracts/shell';
import { PlacedExtension } from './placed-extension.ts';
import type { SlotParts } from './slots.types.ts';

/** Two contexts of the same content are one: a page that draws itself again does not have its extensions drawn again. */
const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

interface FilledSlotParts {
  readonly parts: SlotParts;
  readonly leaving: Map<string, Promise<void>>;
  readonly name: string;
  readonly host: HTMLElement;
  readonly onWithdrawn: (slot: FilledSlot) => void;
}

/** One slot on the screen with its extensions, in their order (docs/domain/extensions.md#order). */
export class FilledSlot implements OfferedSlot {
  readonly #given: FilledSlotParts;
  readonly #extensions = new Map<string, PlacedExtension>();
  #context: unknown;
  /** As last declared: the page that offers it may be older than what is live. */
  #slot: SlotDeclaration | null = null;
  /** Only what is placed first may be hydrated. */
  #drawn: ReturnType<SlotParts['drawn']>;
  #isArranging = false;
  #isOver = false;

  constructor(given: FilledSlotParts, context: unknown) {
    this.#given = given;
    this.#context = context;
    this.#drawn = given.parts.drawn();
    this.reconsider();
    this.#drawn = {};
  }

  update(context: unknown): void {
    if (this.#isOver || isSame(this.#context, context)) return;
    this.#context = context;
    this.reconsider();
  }

  withdraw(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const extension of this.#extensions.values()) extension.remove();
    this.#extensions.clear();
    this.#given.onWithdrawn(this);
  }

  /** To be called when the registry or the visitor has changed. */
  reconsider(): void {
    const { parts, host } = this.#given;
    const { remotes } = parts.registry.get();
    this.#slot = findSlot(parts.registry.get(), this.#given.name) ?? this.#slot;
    const wanted = this.#slot
      ? extensionsOf(parts.registry.get(), this.#slot, this.#context, parts.services.session.get())
      : [];
    const keys = new Set(wanted.map(({ key }) => key));
    this.#isArranging = true;
    for (const [key, extension] of this.#extensions) if (!keys.has(key)) this.#drop(key, extension);
    for (const node of this.#nodes()) if (!keys.has(node.dataset.extension ?? '')) node.remove();
    const before = new Map(this.#extensions);
    this.#extensions.clear();
    for (const { key, remote, extension } of wanted) {
      const told = { remote: remotes[remote] as ResolvedRemote, extension, context: this.#context };
      const present = before.get(key);
      present?.take(told);
      this.#extensions.set(key, present ?? this.#place(told, host, key));
    }
    this.#isArranging = false;
    this.#arrange();
  }

  #nodes(): HTMLElement[] {
    return [...this.#given.host.querySelectorAll<HTMLElement>(':scope > [data-extension]')];
  }

  #drop(key: string, extension: PlacedExtension): void {
    this.#extensions.delete(key);
    extension.remove();
  }

  #place(
    told: ConstructorParameters<typeof PlacedExtension>[1],
    host: HTMLElement,
    key: string,
  ): PlacedExtension {
    const node = this.#nodes().find(({ dataset }) => dataset.extension === key) ?? null;
    const drawn = { node, state: this.#drawn[key] ?? null };
    const { parts, leaving } = this.#given;
    const onChange = () => this.#arrange();
    return new PlacedExtension({ ...parts, leaving, document: host.ownerDocument, onChange }, told, drawn);
  }

  /** Puts the elements into their order; one that stands right is not touched, which would cost it focus and frames. */
  #arrange(): void {
    if (this.#isArranging) return;
    const { host } = this.#given;
    const nodes = [...this.#extensions.values()].flatMap(({ node }) => node ?? []);
    const shown = new Set<Node>(nodes);
    for (const node of this.#nodes()) if (!shown.has(node)) node.remove();
    let next: ChildNode | null = host.firstChild;
    for (const node of nodes) {
      if (node === next) next = next.nextSibling;
      else host.insertBefore(node, next);
    }
  }
}
