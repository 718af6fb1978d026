/** The element of one extension, which keeps its height free while nothing stands in it. */
export interface ExtensionElement {
  readonly node: HTMLElement;
  /** Whether it shows something, or is about to: the slot is empty, and shows the page's own, where nothing does. */
  isShown(): boolean;
  /** The extension is mounted in it: from now on its content decides. */
  fill(): void;
  end(): void;
}

interface ElementParts {
  readonly document: Document;
  readonly key: string;
  /** The server's, where it left one. */
  readonly drawn: HTMLElement | null;
  /** Pixels. */
  readonly height: number;
  readonly onChange: () => void;
}

export function createExtensionElement({
  document,
  key,
  drawn,
  height,
  onChange,
}: ElementParts): ExtensionElement {
  const node = drawn ?? document.createElement('div');
  node.dataset.extension = key;
  if (height > 0 && !node.hasChildNodes()) node.style.minHeight = `${height}px`;
  const observer = new MutationObserver(onChange);
  let isFilled = false;
  return {
    node,
    isShown: () => !isFilled || node.hasChildNodes(),
    fill() {
      isFilled = true;
      node.style.minHeight = '';
      observer.observe(node, { childList: true });
      if (!node.hasChildNodes()) onChange();
    },
    end: () => observer.disconnect(),
  };
}
