/** A style rule as the page has it; nested ones with the whole selector. */
export interface StyleRule {
  readonly selector: string;
  readonly properties: readonly string[];
}

/** Where a rule reaches beyond the region. */
export interface StyleLeak extends StyleRule {
  /** An element it matches there. */
  readonly element: string;
}

/**
 * Runs in the page, so it uses nothing of this file: the rules of a release's stylesheets, and of style elements that
 * are not among `known` (their texts). Rules behind a media query count, they only wait for another screen.
 */
export function readStyleRules({ prefix, known }: { prefix: string; known: readonly string[] }): StyleRule[] {
  const found: StyleRule[] = [];
  const whole = (selector: string, parent: string | null) => {
    if (parent === null) return selector;
    return selector.includes('&') ? selector.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${selector}`;
  };
  const read = (rules: Iterable<CSSRule>, parent: string | null): void => {
    for (const rule of rules as Iterable<Partial<CSSStyleRule>>) {
      // 1 is STYLE_RULE; @page has a selector, too.
      const isStyle = rule.type === 1 && rule.selectorText !== undefined;
      const selector = isStyle ? whole(rule.selectorText ?? '', parent) : parent;
      if (rule.style && selector !== null) found.push({ selector, properties: Array.from(rule.style) });
      if (rule.cssRules && !('findRule' in rule)) read(rule.cssRules, selector);
    }
  };
  const owners = document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'link[rel="stylesheet"], style',
  );
  for (const owner of owners) {
    const isOwn =
      'href' in owner
        ? new URL(owner.href).pathname.startsWith(prefix)
        : !known.includes(owner.textContent ?? '');
    if (isOwn && owner.sheet) read(owner.sheet.cssRules, null);
  }
  for (const sheet of document.adoptedStyleSheets ?? []) read(sheet.cssRules, null);
  return found;
}

/** Runs in the page: the texts of its style elements. */
export function readStyleElements(): string[] {
  return [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
}

/** States that depend on pointer and keyboard, and parts of an element that cannot be queried. */
const PASSING =
  /::[\w-]+(\([^)]*\))?|:(before|after|first-letter|first-line)\b|:(hover|focus(-visible|-within)?|active|visited|target)\b(?!\()/g;

/** The selectors to look for; a rule that sets custom properties only may be global. */
export function suspectSelectors({ selector, properties }: StyleRule): string[] {
  if (properties.every((property) => property.startsWith('--'))) return [];
  return [...new Set([selector, selector.replaceAll(PASSING, ':is(*)')])];
}

/**
 * Runs in the page: for each selector an element outside the region that it matches, or null. Outside are the
 * document, the shell's frame, and any plain element a frame might contain later. What the remote itself attaches to
 * the body (dialogs, menus) does not count.
 */
export function matchOutside({
  selectors,
  frameId,
  regionId,
}: {
  selectors: readonly string[];
  frameId: string;
  regionId: string;
}): (string | null)[] {
  const plain = document.createElement('div');
  for (const tag of 'h1 h2 h3 p a ul ol li dl table th td form label input select textarea button img svg nav'.split(
    ' ',
  )) {
    plain.append(document.createElement(tag));
  }
  const frame = document.getElementById(frameId);
  const inFrame = frame ? [frame, ...frame.querySelectorAll('*')] : [];
  const elements: Element[] = [
    document.documentElement,
    document.body,
    ...inFrame.filter((element) => !element.closest(`#${regionId}`)),
    ...plain.children,
  ];
  const describe = ({ localName, classList }: Element) => [localName, ...classList].join('.');
  return selectors.map((selector) => {
    try {
      const match = elements.find((element) => element.matches(selector));
      return match ? describe(match) : null;
    } catch {
      // A selector that this browser does not support applies nowhere.
      return null;
    }
  });
}

/** The leaks, once the page has said which selectors match what. */
export function styleLeaks(
  rules: readonly StyleRule[],
  matches: ReadonlyMap<string, string | null>,
): StyleLeak[] {
  return rules.flatMap((rule) => {
    const element = suspectSelectors(rule)
      .map((selector) => matches.get(selector))
      .find(Boolean);
    return element ? [{ ...rule, element }] : [];
  });
}
