/** Word pastes list items as paragraphs, `mso-list:l0 level2 lfo1` in their style, with the bullet as text. */
const LEVEL = /mso-list:[^;"]*\blevel(\d+)/i;
const NUMBERED = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;
const DEEPEST = 9;

const levelOf = (element: Element): number =>
  Math.min(Number(LEVEL.exec(element.getAttribute('style') ?? '')?.[1] ?? 0), DEEPEST);

/** Takes the bullet or number away that Word wrote into the text; answers whether it was a number. */
function takeMarker(item: Element): boolean {
  const marker = item.querySelector('[style*="mso-list:ignore" i]');
  marker?.remove();
  return NUMBERED.test(marker?.textContent ?? '');
}

interface OpenList {
  readonly level: number;
  readonly list: Element;
  last: Element;
}

/** The list that an item of this level goes into; a deeper one begins inside the last item. */
function listFor(item: Element, level: number, isNumbered: boolean, open: OpenList[]): OpenList {
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const current = open.at(-1);
  if (current?.level === level) return current;
  const list = item.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
  if (current) current.last.append(list);
  else item.before(list);
  const next = { level, list, last: list };
  open.push(next);
  return next;
}

/** Turns runs of Word's list paragraphs into lists, nested by their level. */
export function rebuildWordLists(root: Element): void {
  const items = [...root.querySelectorAll('p, h1, h2, h3')].filter((element) => levelOf(element) > 0);
  let open: OpenList[] = [];
  let previous = null as Element | null;
  for (const item of items) {
    if (previous?.nextElementSibling !== item) open = [];
    previous = item;
    const place = listFor(item, levelOf(item), takeMarker(item), open);
    place.last = item.ownerDocument.createElement('li');
    const paragraph = item.ownerDocument.createElement('p');
    paragraph.append(...item.childNodes);
    place.last.append(paragraph);
    place.list.append(place.last);
  }
  for (const item of items) item.remove();
}
